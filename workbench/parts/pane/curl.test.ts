import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { curlCommand } from './curl.ts';

const keys = { platformCode: '0001', privateKey: 'key', clientId: '999999990' };
const origin = 'http://localhost:4000';
const base = { origin, keys, locale: 'pt' } as const;

/** The arguments that a shell reads from a command, one a line. */
function words(command: string): string[] {
  const script = command.replace(/^curl /, "printf '%s\\n' ");
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).trimEnd().split('\n');
}

test('a command survives the shell, quotes in the body included', () => {
  const body = `{"summary":"D'Artagnan $HOME"}`;
  expect(words(curlCommand({ ...base, method: 'POST', path: '/api/payments', body }))).toEqual([
    'http://localhost:4000/api/payments',
    '-u',
    '0001:key',
    '-H',
    'PayPay-ClientId: 999999990',
    '-H',
    'Content-Type: application/json',
    '-d',
    body,
  ]);
});

test('the method is said where curl would not guess it, the entity where the API asks for it', () => {
  expect(words(curlCommand({ ...base, method: 'POST', path: '/sandbox/settlement' }))).toEqual([
    'http://localhost:4000/sandbox/settlement',
    '-X',
    'POST',
    '-u',
    '0001:key',
  ]);
  expect(curlCommand({ ...base, method: 'GET', path: '/api/payments/1' })).not.toContain('-X');
});

test('the response comes in the language of the reader; Portuguese is the default and needs no header', () => {
  const call = { ...base, method: 'GET', path: '/api/payments/1' };
  expect(curlCommand(call)).not.toContain('Accept-Language');
  expect(words(curlCommand({ ...call, locale: 'es' }))).toContain('Accept-Language: ES');
  expect(words(curlCommand({ ...call, locale: 'en', path: '/sandbox/clock' }))).toContain(
    'Accept-Language: EN',
  );
});
