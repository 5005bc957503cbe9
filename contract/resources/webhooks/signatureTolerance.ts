import { formatUnits } from '@balcao/text/durations.ts';
import { limit, valuesOf } from '../../provenance/limit.ts';
import { published } from '../../provenance/origin.ts';
import { say } from '../../words/locales.ts';

/** Test vector for implementations of the signature check (docs/decisions/signatures.md). */
export const signatureVector = {
  privateKey: 'sandbox-key',
  body: '{"a":1}',
  /** Timestamp in Unix seconds, long past, so that only the hash can be verified. */
  ts: '1700000000',
  hash: '45dafb6c7b0a3bf75212baaf98282e2e64a400389951e1e6dcd9c3f941549566',
} as const;

export const signatureLimits = {
  /** Age above which a receiver should refuse a signature (docs/decisions/signatures.md). */
  signatureToleranceSeconds: limit({
    value: 1800,
    origin: published('clientLibrary', 'it accepts a signature of the last 1800 seconds'),
    name: say('Idade máxima de uma assinatura', 'Antigüedad máxima de una firma', 'Oldest signature to accept'),
    shown: (seconds, locale) => formatUnits(seconds / 60, 'minute', locale),
  }),
};
export const { signatureToleranceSeconds } = valuesOf(signatureLimits);
