import type { LoggedRequest } from '@balcao/contract/control/controlSchema.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { describe, expect, it } from 'vitest';
import { basic, merchant } from '../testing/api.ts';
import { useTestSandbox } from '../testing/testSandbox.ts';

const testSandbox = useTestSandbox({ allowedHosts: { names: ['localhost'], anyAddress: false } });

const origin = 'http://localhost:4000';
const soap = origin + soapService.paths.production;
const platform = { authorization: basic(merchant.code, merchant.privateKey) };
const entity = { ...platform, 'PayPay-ClientId': merchant.clientId };
const page = '0'.repeat(40);

const requests: [kind: string, status: number, url: string, init?: RequestInit][] = [
  ['a REST call', 200, `${origin}/api/payments`, { headers: entity }],
  ['a body that is too large', 413, `${origin}/api/payments`, { method: 'POST', body: 'x'.repeat(1_100_000) }],
  ['a control call', 200, `${origin}/sandbox/health`],
  ['the description', 200, `${origin}/api/docs/api.json`],
  ['an event stream', 200, `${origin}/sandbox/events`, { headers: platform }],
  ['a call of a payer', 404, `${origin}/payer/${page}`],
  ['the SOAP description', 200, soap + soapService.wsdl],
  ['a SOAP message that cannot be read', 500, soap + soapService.endpoint, { method: 'POST', body: '<' }],
  ['the icon of the pages', 200, `${origin}/favicon.ico`],
  ['an unknown path', 404, `${origin}/nowhere`],
  ['a preflight', 204, `${origin}/api/payments`, { method: 'OPTIONS' }],
  ['another host name', 421, 'http://other.example/api/payments'],
];

const send = async (url: string, init?: RequestInit) => {
  const response = await testSandbox.sandbox.fetch(new Request(url, init));
  await response.body?.cancel();
  return response;
};

describe('every response carries the id of its request', () => {
  it.each(requests)('%s: %i', async (_, status, url, init) => {
    const response = await send(url, init);
    expect(response.status).toBe(status);
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the id that a caller gives', () => {
  const idOf = async (given: string) =>
    (await send(`${origin}/api/payments`, { headers: { ...entity, 'X-Request-Id': given } })).headers.get(
      'x-request-id',
    );

  it.each(['order-17', 'Root=1-67891233-abcdef012345678912345678', 'a'.repeat(128)])(
    'is taken over: %s',
    async (given) => {
      expect(await idOf(given)).toBe(given);
    },
  );

  it.each(['', 'two words', '"quoted"', 'a,b', 'é', 'a'.repeat(129)])('is replaced: %s', async (given) => {
    expect(await idOf(given)).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('stands in the request log', async () => {
    await testSandbox.api.get('/api/payments/4242', { 'X-Request-Id': 'order-17' });
    const { data } = await testSandbox.api.get<LoggedRequest[]>('/sandbox/requests?limit=1');
    expect(data).toMatchObject([{ operation: 'getPayment', requestId: 'order-17' }]);
  });
});
