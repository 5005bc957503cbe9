import { faultHeader } from '@balcao/contract/control/faultKinds.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSandbox } from '../../createSandbox.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();

describe('Accept-Language', () => {
  const families = { pt: 'Pedido inválido', es: 'Solicitud no válida', en: 'Invalid request' };

  it.each([
    ['nothing', undefined, 'pt'],
    ['small letters', 'en', 'en'],
    ['a region', 'es-ES', 'es'],
    ['a weighted list', 'fr-FR,fr;q=0.9,en;q=0.8', 'en'],
    ['a language we do not speak', 'DE', 'pt'],
    ['an empty value', '', 'pt'],
    ['nonsense', ';;;,,,q=', 'pt'],
  ] as const)('takes %s', async (_, header, locale) => {
    const answer = await testSandbox.api.get('/api/payments?limit=0', { 'accept-language': header });
    expect(answer.body.error?.msg).toBe(families[locale]);
  });

  it('holds for refusals before any operation: unknown route, too large a body, also from a browser', async () => {
    const unknown = await testSandbox.api.get('/api/nothing', { 'accept-language': 'EN' });
    expect(unknown.body.error?.msg).toBe('Resource not found');
    const large = { summary: 'x'.repeat(1_000_001), amount: 1000 };
    const tooMuch = await testSandbox.api.post('/api/payments/references', large, {
      'accept-language': 'ES',
      accept: 'text/html',
    });
    expect(tooMuch.body.error?.msg).toBe('Solicitud no válida');
  });
});

describe('dates', () => {
  it('are Lisbon wall time with the offset of the season', async () => {
    const winter = await testSandbox.api.get('/api/payments/1001');
    expect(winter.body.date).toBe('2026-01-15T10:00:00+00:00');
    testSandbox.clock.at = Date.UTC(2026, 6, 15, 10);
    const summer = await testSandbox.api.get('/api/payments/1001');
    expect(summer.body.date).toBe('2026-07-15T11:00:00+01:00');
  });

  it.each([
    ['an offset', '2026-08-01T12:00:00+02:00', '2026-08-01T11:00:00+01:00'],
    ['Z', '2026-08-01T12:00:00Z', '2026-08-01T13:00:00+01:00'],
    ['no offset, as Lisbon time', '2026-08-01T12:00:00', '2026-08-01T12:00:00+01:00'],
    ['a fraction', '2026-08-01T12:00:00.987Z', '2026-08-01T13:00:00+01:00'],
    ['no seconds', '2026-02-01T12:00', '2026-02-01T12:00:00+00:00'],
  ])('are read with %s', async (_, sent, shown) => {
    const body = { amount: 1000, validDate: { end: sent } };
    const answer = await testSandbox.api.post<Payment>('/api/payments/references', body);
    expect(answer.data.validDate.end).toBe(shown);
  });

  it.each([
    ['a year that four digits cannot write', { end: '9999-12-31T23:59:59-10:00' }],
    ['a default end beyond it', { start: '9999-12-01T00:00:00Z' }],
    ['a year before the first', { start: '0000-01-01T00:00:00+10:00' }],
  ])('refuse %s', async (_, validDate) => {
    const body = { amount: 1000, validDate };
    const answer = await testSandbox.api.post('/api/payments/references', body);
    expect(answer.refusals[0]).toBe('422 e00226');
  });
});

describe('addresses', () => {
  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['GET', '/api/payments/1001/nothing'],
    ['POST', '/sandbox/nothing'],
  ])('%s %s is 404 e00500 without Allow', async (method, path) => {
    const answer = await testSandbox.api.send(method, path);
    expect([answer.status, answer.body.error?.code]).toEqual([404, 'e00500']);
    expect(answer.headers.get('allow')).toBeNull();
    expect(answer.body.error?.errors[0]?.msg).toContain('Nenhuma operação tem este caminho');
  });

  it.each([
    ['DELETE', '/api/payments/1001', 'GET, PUT'],
    ['PUT', '/api/payments', 'POST, GET'],
    ['GET', '/api/payments/1001/cancellation', 'PATCH'],
    ['PATCH', '/api/webhooks/301', 'GET, PUT, DELETE'],
    ['GET', '/sandbox/reset', 'POST'],
  ])('%s %s is 404 and Allow names %s', async (method, path, allow) => {
    const answer = await testSandbox.api.send(method, path);
    expect([answer.status, answer.body.error?.code]).toEqual([404, 'e00500']);
    expect(answer.headers.get('allow')).toBe(allow);
    expect(answer.body.error?.errors[0]?.msg).toContain(`aceita ${allow}`);
  });

  it.each([
    ['/api/checkouts//', '/api/checkouts'],
    ['/api//payments', '/api/payments'],
    ['/api///payments?limit=1', '/api/payments'],
    ['/api/payments/1001//', '/api/payments/1001'],
    ['/sandbox/clock/', '/sandbox/clock'],
  ])('%s names the slash, and %s', async (asked, path) => {
    const answer = await testSandbox.api.get(asked, { 'accept-language': 'EN' });
    expect(answer.refusals).toEqual(['404 e00500']);
    expect(answer.body.error?.errors[0]?.msg).toMatch(new RegExp(`slash too many: the path is ${path}$`));
  });

  it.each([
    ['PATCH', '/api/payments//cancellation', 'between two slashes: the path is /api/payments/ID/cancellation'],
    ['GET', '/api/customers//paymentMethods', 'the path is /api/customers/UUID/paymentMethods'],
    ['GET', '/api/payments/', 'the path is /api/payments, or a value is missing: /api/payments/ID'],
  ])('%s %s, whose id is empty, is told of it', async (method, asked, says) => {
    const answer = await testSandbox.api.send(method, asked, undefined, { 'accept-language': 'EN' });
    expect(answer.refusals).toEqual(['404 e00500']);
    expect(answer.body.error?.errors[0]?.msg).toContain(says);
  });

  it.each(['/api/payments', '/paypaybeta/paypayservices/paypayservices_c/server'])(
    'a browser may call %s from anywhere, and read our headers',
    async (path) => {
      const asked = 'authorization,paypay-clientid,traceparent,x-request-id,sandbox-fault,soapaction';
      const preflight = await testSandbox.sandbox.fetch(
        new Request(`http://localhost:4000${path}`, {
          method: 'OPTIONS',
          headers: {
            origin: 'http://localhost:3000',
            'access-control-request-method': 'POST',
            'access-control-request-headers': asked,
          },
        }),
      );
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
      expect(preflight.headers.get('access-control-allow-headers')).toBe(asked);
      const { headers } = await testSandbox.api.get('/api/payments');
      for (const name of ['X-Request-Id', faultHeader])
        expect(headers.get('access-control-expose-headers')).toContain(name);
    },
  );

  it('describes itself with its own URL first, wherever it is served', async () => {
    const publicUrl = 'https://sandbox.example:8443';
    const sandbox = await createSandbox({ database: openTestDatabase({ sqlite: ':memory:' }), publicUrl });
    onTestFinished(() => sandbox.close());
    for (const base of ['/api', '/sandbox']) {
      const text = await (await sandbox.fetch(new Request(`${publicUrl}${base}/docs/api.json`))).text();
      expect(JSON.parse(text).servers[0].url).toBe(publicUrl + base);
      expect(text).not.toContain('localhost:4000');
    }
  });
});
