import { features as published } from 'web-features';

/** Browser engines in the order of the table, with their names in the data. */
export const engines = ['chrome', 'firefox', 'safari'] as const;
export type Engine = (typeof engines)[number];

/** First version of each engine that has the feature. Engines without the feature are absent. */
export type Support = Partial<Record<Engine, string>>;

interface CompatKey {
  /** Name of the web feature to which the key belongs. */
  feature: string;
  support: Support;
}

/** All compatibility keys of the web platform, such as `css.properties.mask`, each with its web feature. */
export const compatKeys: ReadonlyMap<string, CompatKey> = new Map(
  Object.values(published).flatMap((feature) => {
    if (feature.kind !== 'feature') return [];
    const { name, status, compat_features: keys = [] } = feature;
    return keys.map((key) => [key, { feature: name, support: status.by_compat_key?.[key]?.support ?? status.support }]);
  }),
);

const versionNumber = (version: string | undefined) =>
  version === undefined ? Number.POSITIVE_INFINITY : Number.parseFloat(version.replace('≤', ''));

export const isMissingIn = (support: Support, oldest: Record<Engine, number>): boolean =>
  engines.some((engine) => versionNumber(support[engine]) > oldest[engine]);

/** First version of each engine that supports all given keys of a feature. */
export function supportOf(keys: readonly string[]): Support {
  const latest = (engine: Engine) =>
    keys
      .map((key) => compatKeys.get(key)?.support[engine])
      .reduce((a, b) => (versionNumber(a) >= versionNumber(b) ? a : b));
  return Object.fromEntries(engines.map((engine) => [engine, latest(engine)]));
}
