import { expect, it } from 'vitest';
import { webRuntime } from '../../webRuntime.ts';
import { pathForLog, reportOf } from './requestReport.ts';
import { openTrace } from './requestTrace.ts';

const page = 'Ab3x'.padEnd(40, '0');

it.each([
  ['/api/payments/1101', '/api/payments/1101'],
  ['/api/payments?limit=10&page=2&limit=3', '/api/payments?limit&page'],
  [`/payer/${page}/card?language=pt`, '/payer/Ab3x…/card?language'],
  [
    `/paypay/referencia/referencia_c/pay/${'0f'.repeat(32)}/paypay/${page}`,
    '/paypay/referencia/referencia_c/pay/0f0f…/paypay/Ab3x…',
  ],
  [`/anything?${page}`, '/anything?…'],
  ['/api/terminals/7d1f6c1e-93a5-4f0e-9d3e-6f0a1c9b7e42', '/api/terminals/7d1f6c1e-93a5-4f0e-9d3e-6f0a1c9b7e42'],
])('a path shows no token and no value of a parameter: %s', (path, shown) => {
  expect(pathForLog(`http://localhost:4000${path}`)).toBe(shown);
});

it('bytes are those of the body as it is sent', () => {
  const request = { method: 'GET', url: 'http://localhost:4000/api/payments' };
  const times = { at: 0, durationMilliseconds: 1.23456 };
  const of = (response: Response, text?: string) =>
    reportOf(
      request,
      response,
      { ...openTrace(new Request(request.url), webRuntime), ...(text !== undefined && { text }) },
      times,
    );
  expect(of(new Response('é'), 'é')).toMatchObject({ bytes: 2, durationMilliseconds: 1.23 });
  expect(of(new Response('abc', { headers: { 'Content-Length': '3' } })).bytes).toBe(3);
  expect(of(new Response('abc')).bytes).toBeNull();
});
