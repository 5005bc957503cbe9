import { dataBlock } from './dataBlock.ts';

/** How the application imports each script, by its name. */
export type BundledScripts = Readonly<Record<string, () => Promise<unknown>>>;

let bundled: BundledScripts = {};

/** Takes the scripts from the application, for pages without a data block (client/inlineScripts.ts). */
export function provideBundledScripts(scripts: BundledScripts): void {
  bundled = scripts;
}

/** Attempts so far: a browser may keep the failure of an import, by its URL. */
const attempts = new Map<string, number>();

/**
 * Fetches a script of site/src/onDemand/ and runs it, once.
 * @param name of its file, without the ending
 * @returns what the script exports
 * @throws TypeError where it cannot be fetched; a later call tries again
 */
export async function fetchOnDemand<Exports>(name: string): Promise<Exports> {
  const script = bundled[name];
  if (script) return (await script()) as Exports;
  const url = dataBlock().onDemand[name] ?? '';
  const attempt = attempts.get(name) ?? 0;
  try {
    return (await import(/* webpackIgnore: true */ attempt ? `${url}?${attempt}` : url)) as Exports;
  } catch (failure) {
    attempts.set(name, attempt + 1);
    throw failure;
  }
}
