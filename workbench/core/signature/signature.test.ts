import { expect, test } from 'vitest';
import { readSignature, sign, tamper } from './signature.ts';

const hash = '45dafb6c7b0a3bf75212baaf98282e2e64a400389951e1e6dcd9c3f941549566';

test('signs the raw body followed by the time', async () => {
  expect(await sign('sandbox-key', '{"a":1}', '1700000000')).toBe(hash);
});

test('bodies are signed as UTF-8 bytes', async () => {
  expect(await sign('sandbox-key', '{"summary":"Encomenda de pão"}', '1700000000')).toBe(
    '0d24a7d29ea375f8784e5a2199d357a4fde7affdebe31e42276bf6c040f7a223',
  );
});

test('takes the header apart', () => {
  expect(readSignature(`hash=${hash},ts=1700000000`)).toEqual({ hash, ts: '1700000000' });
});

test.each(['', 'hash=abc,ts=1', `ts=1700000000,hash=${hash}`, `hash=${hash}, ts=1700000000`, `hash=${hash}`])(
  'refuses the header "%s"',
  (header) => expect(readSignature(header)).toBeUndefined(),
);

test('tampering changes the amount and nothing else', () => {
  expect(tamper('{"payments":[{"id":"1","amount":1000}]}')).toBe('{"payments":[{"id":"1","amount":2000}]}');
});
