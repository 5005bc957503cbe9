import { readFileSync } from 'node:fs';
import type { ApiResponse } from '../../../sandbox/testing/api.ts';
import { at } from '../../../tools/run/paths.mjs';
import type { World } from './world.ts';

/** Step of a recording: the request as shown on a page, and its response. */
export interface RecordedStep {
  name: string;
  request: { method: string; path: string; headers: Record<string, string>; body: string | null };
  response: { status: number; body: string };
}

/** Recorded calls as the Portuguese pages show them. */
export const recordedSteps = (example: string): readonly RecordedStep[] =>
  JSON.parse(readFileSync(at('examples', 'recorded', 'pt', `${example}.json`), 'utf8')).steps;

/** Number of times that each call was sent to a sandbox. */
const sent = new WeakMap<World['api'], Map<string, number>>();

/** Recorded body. A repetition in the same sandbox gets a new key, so that it creates another order. */
function bodyWithOwnKey(body: string | null, times: number): string | undefined {
  if (body === null || times === 0) return body ?? undefined;
  return body.replace(/("customUniqueId":\s*"[^"]+)"/, `$1-${times}"`);
}

/** Sends a call as shown on a page, optionally to another path. A repetition creates another order. */
export async function sendRecorded<T>(
  { api }: Pick<World, 'api'>,
  example: string,
  name: string,
  path?: string,
): Promise<ApiResponse<T>> {
  const step = recordedSteps(example).find((each) => each.name === name);
  if (!step) throw new Error(`${example} has no step ${name}.`);
  const { method, headers, body } = step.request;
  const counts = sent.get(api) ?? new Map<string, number>();
  sent.set(api, counts);
  const call = `${example} ${name}`;
  const times = counts.get(call) ?? 0;
  counts.set(call, times + 1);
  const lower = Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]);
  return api.send(method, path ?? step.request.path, bodyWithOwnKey(body, times), {
    'paypay-clientid': undefined,
    ...Object.fromEntries(lower),
  });
}
