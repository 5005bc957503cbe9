import recordings from 'virtual:recordings';
import type { Recording } from '@balcao/workbench/runner/recording.ts';

const fetched = new Map<string, Promise<Recording>>();

export function recordingOf(example: string): Promise<Recording> {
  const known = fetched.get(example);
  if (known) return known;
  const loading = recordings[example]?.().then((module) => module.default);
  if (!loading) throw new Error(`there is no recording ${example}`);
  loading.catch(() => fetched.delete(example));
  fetched.set(example, loading);
  return loading;
}
