import { formatAmount } from '@balcao/text/money.ts';
import { checkDigits } from '@words/guide.ts';
import { useLanguage } from '../useLanguage.ts';
import type { ReferenceAnswer } from './reference.ts';
import { type ValueRow, Values } from './Values.tsx';

/** The check digit calculation of a recorded reference (ISO 7064 MOD 97-10). */
export function CheckDigits({ data }: { data: ReferenceAnswer }) {
  const language = useLanguage();
  const { amount: amountCents, referenceDetails } = data.data;
  const { entity } = referenceDetails;
  const firstSeven = referenceDetails.reference.slice(0, 7);
  const cents = String(amountCents).padStart(8, '0');
  const rest = Number((BigInt(`${entity}${firstSeven}${cents}`) * 100n) % 97n);
  const check = String(98 - rest).padStart(2, '0');
  const rows: ValueRow[] = [
    [checkDigits.entity, entity],
    [checkDigits.firstSeven, firstSeven],
    [checkDigits.cents(formatAmount(amountCents, language)), cents],
    [checkDigits.number, `${entity}${firstSeven}${cents}`],
    [checkDigits.rest, String(rest)],
    [checkDigits.check, check],
    [checkDigits.reference, `${firstSeven}${check}`],
  ];
  return <Values caption={checkDigits.caption} rows={rows} />;
}
