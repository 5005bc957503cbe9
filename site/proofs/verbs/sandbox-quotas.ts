import { basic } from '../../../sandbox/testing/api.ts';
import type { World } from '../check/world.ts';

export const reference = '/api/payments/references';
export const subscription = { action: 'payment_cancelled', url: 'https://loja.example/hook' };

/** Private sandbox with raw calls, because the API description omits the refusals of its quotas. */
export async function bounded(world: World) {
  const tenant = await world.openPrivateSandbox();
  const { platformCode, privateKey, clientId } = tenant;
  const headers = { authorization: basic(platformCode, privateKey), 'paypay-clientid': clientId };
  let retryAfter: string | null = null;
  const send = async (path: string, body: object): Promise<string> => {
    const response = await world.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    retryAfter = response.headers.get('retry-after');
    const { error } = (await response.json()) as { error?: { code: string } };
    return error ? `${response.status} ${error.code}` : String(response.status);
  };
  return { ...tenant, send, retryAfter: () => retryAfter };
}
type Bounded = Awaited<ReturnType<typeof bounded>>;

/** Repeats a call until it is refused, and returns the refusal. */
async function sendUntilRefused({ send }: Bounded, path: string, body: object, accepted: string) {
  for (let n = 0; n < 2500; n += 1) {
    const got = await send(path, body);
    if (got !== accepted) return got;
  }
  throw new Error('The sandbox does not fill up.');
}

export const fillSubscriptions = (sandbox: Bounded) => sendUntilRefused(sandbox, '/api/webhooks', subscription, '200');
