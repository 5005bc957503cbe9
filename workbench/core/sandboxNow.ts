import { fetchJson } from './client.ts';
import { dataOf } from './exchange.ts';

/**
 * The current time of a sandbox's clock, which may be ahead; this machine's time where the sandbox does not respond.
 * @param origin of the sandbox, without a slash at its end
 * @param authorization of its platform
 * @returns ISO 8601
 */
export async function sandboxNow(origin: string, authorization: string): Promise<string> {
  const headers = { Authorization: authorization };
  const reply = await fetchJson({ method: 'GET', url: `${origin}/sandbox/clock`, headers });
  return (dataOf(reply) as { now: string } | undefined)?.now ?? new Date().toISOString();
}
