import { soapVectors } from '@balcao/contract/soap/vectors.ts';
import { signatureVector } from '@balcao/contract/webhooks/signatureVector.ts';
import { expect, it } from 'vitest';
import { hookHash, signatureHash } from './signature.ts';

it('gives the published signature of a known key, body and time', async () => {
  const { privateKey, body, ts, hash } = signatureVector;
  expect(await signatureHash(privateKey, body, Number(ts))).toBe(hash);
});

it('gives the published hookHash of a known key, action and date', async () => {
  const { privateKey, action, date, hash } = soapVectors.hook;
  expect(await hookHash(privateKey, action, date)).toBe(hash);
});
