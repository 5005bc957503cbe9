import { referenceOf } from '@balcao/contract/checkDigits/multibancoReference.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';
import { slipOf } from './slip.ts';

const { entity } = seed.referenceRange;
const amount = 2550;
const reference = referenceOf(entity, '0000042', amount);
/** Check digits that fit another amount. */
const unfitting = referenceOf(entity, '0000043', amount + 1);

/** A reference the merchant issued itself, inside its range and with the right check digits. */
export const multibancoOwnReference = example(
  'payments/multibanco-own-reference',
  async ({ api, control, delivery }) => {
    const { data: payment } = await api('create', 'createReference', {
      body: { amount, referenceRange: { id: 1 }, referenceDetails: { reference } },
    });
    await control('pay', 'payAtAtm', { body: slipOf(payment) });
    await delivery('webhook', { paymentId: payment.id });
    await api('wrong-check-digits', 'createReference', {
      body: { amount, referenceRange: { id: 1 }, referenceDetails: { reference: unfitting } },
      refused: 400,
    });
  },
);
