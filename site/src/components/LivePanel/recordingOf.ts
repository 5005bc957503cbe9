import type { Recording } from '@balcao/workbench/multibanco/recording.ts';

const fetched = new Map<string, Promise<Recording>>();

/** A recording, fetched once; a fetch that failed is tried again the next time. */
export function recordingOf(
  example: string,
  load: () => Promise<{ default: Recording }>,
): Promise<Recording> {
  const known = fetched.get(example);
  if (known) return known;
  const loading = load().then((module) => module.default);
  loading.catch(() => fetched.delete(example));
  fetched.set(example, loading);
  return loading;
}
