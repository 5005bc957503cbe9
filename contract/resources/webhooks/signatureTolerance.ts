import { formatUnits } from '@balcao/text/durations.ts';
import { limit, valuesOf } from '../../provenance/limit.ts';
import { published } from '../../provenance/origin.ts';
import { say } from '../../words/locales.ts';

export const signatureLimits = {
  /** Age above which a receiver should refuse a signature (docs/decisions/signatures.md). */
  signatureToleranceSeconds: limit({
    value: 1800,
    origin: published('clientLibrary', 'it accepts a signature of the last 1800 seconds'),
    name: say(
      'Idade máxima de uma assinatura',
      'Antigüedad máxima de una firma',
      'Oldest signature to accept',
    ),
    shown: (seconds, locale) => formatUnits(seconds / 60, 'minute', locale),
  }),
};
export const { signatureToleranceSeconds } = valuesOf(signatureLimits);
