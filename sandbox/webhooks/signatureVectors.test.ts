import { signatureVector } from '@balcao/contract/resources/webhooks/signatureVector.ts';
import { soapVectors } from '@balcao/contract/soap/hashVectors.ts';
import { expect, it } from 'vitest';
import { hookHash, signatureHash } from './signature.ts';

it('gives the published signature of a known key, body and time', () => {
  const { privateKey, body, ts, hash } = signatureVector;
  expect(signatureHash(privateKey, body, Number(ts))).toBe(hash);
});

it('gives the published hookHash of a known key, action and date', () => {
  const { privateKey, action, date, hash } = soapVectors.hook;
  expect(hookHash(privateKey, action, date)).toBe(hash);
});
