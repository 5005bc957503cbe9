import { dataBlock } from './dataBlock.ts';

/** Failed attempts, counted because a browser may cache a failed import under its URL. */
const attempts = new Map<string, number>();

/** Loads a script of site/src/onDemand/ and runs it once; a call after a failure tries again. */
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
