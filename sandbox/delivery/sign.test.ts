import { signatureVector } from '@balcao/contract/webhooks/signatureVector.ts';
import { expect, it } from 'vitest';
import { hookHash, signatureHash } from './sign.ts';

it('gives the published signature of a known key, body and time', async () => {
  const { privateKey, body, ts, hash } = signatureVector;
  expect(await signatureHash(privateKey, body, Number(ts))).toBe(hash);
});

it('gives the published hookHash of a known key, action and date', async () => {
  expect(await hookHash('sandbox-key', 'payment_confirmed', '15-01-2026 10:00:00')).toBe(
    '759abc783f32df74dbd3074ce068328b2ebd7dff17bd115dacd5e737d8c4cf12',
  );
});
