/** The part of the engine's bundler configuration that tells its caches apart: side, mode, language, version. */
interface EngineConfig {
  experiments?: { cache?: { version?: string } };
}

/**
 * @param config the bundler's configuration as the engine made it
 * @returns the engine's own name for the cache; undefined where it keeps none
 */
export function cacheVersionOf(config: object): string | undefined {
  return (config as EngineConfig).experiments?.cache?.version;
}
