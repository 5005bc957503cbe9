import { expect, test } from 'vitest';
import { curlOf } from './runnerContext.ts';

const keys = { platformCode: '0001', privateKey: 'key', clientId: '999999990' };
const at = { origin: 'http://localhost:4000', keys };

test('a command names the entity where the API asks for it, and the language where it is not Portuguese', () => {
  const ofApi = curlOf({ ...at, locale: 'pt' }, { method: 'GET', path: '/api/payments/1' });
  expect(ofApi).toContain(`'PayPay-ClientId: 999999990'`);
  expect(ofApi).not.toContain('Accept-Language');
  const ofSandbox = curlOf({ ...at, locale: 'es' }, { method: 'GET', path: '/sandbox/clock', body: '' });
  expect(ofSandbox).not.toMatch(/PayPay-ClientId|--data/);
  expect(ofSandbox).toContain(`'Accept-Language: ES'`);
});
