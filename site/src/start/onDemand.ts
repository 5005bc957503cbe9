import { dataBlock } from './dataBlock.ts';

/** Attempts so far: a browser may keep the failure of an import, by its URL. */
const attempts = new Map<string, number>();

/** Fetches a script of site/src/onDemand/ and runs it, once; after a TypeError a later call tries again. */
export async function fetchOnDemand<Exports>(name: string): Promise<Exports> {
  const url = dataBlock().onDemand[name] ?? '';
  const attempt = attempts.get(name) ?? 0;
  try {
    return (await import(attempt ? `${url}?${attempt}` : url)) as Exports;
  } catch (failure) {
    attempts.set(name, attempt + 1);
    throw failure;
  }
}
