import { formatAmount } from '@balcao/text/money.ts';
import { checkDigits, slip } from '@words/guide.ts';
import { usePage } from '../../../builder/pages/page.ts';
import styles from './slip.module.css';
import { type ValueRow, Values } from './Values.tsx';

/** Recording and step that a component shows: `payments/multibanco` and `create`. */
export interface RecordedStep {
  example: string;
  step: string;
}

interface ReferenceAnswer {
  data: {
    amount: number;
    referenceDetails: { entity: string; reference: string };
  };
}

/** Calculation of the check digits of a recorded reference (ISO 7064 MOD 97-10). */
export function CheckDigits({ example, step }: RecordedStep) {
  const { language, data } = usePage();
  const { amount: amountCents, referenceDetails } = (data.answer(example, step) as ReferenceAnswer).data;
  const { entity } = referenceDetails;
  const firstSeven = referenceDetails.reference.slice(0, 7);
  const cents = String(amountCents).padStart(8, '0');
  const rest = Number((BigInt(`${entity}${firstSeven}${cents}`) * 100n) % 97n);
  const check = String(98 - rest).padStart(2, '0');
  const rows: ValueRow[] = [
    [checkDigits.entity, entity],
    [checkDigits.firstSeven, firstSeven],
    [checkDigits.cents(formatAmount(amountCents, language.tag)), cents],
    [checkDigits.number, `${entity}${firstSeven}${cents}`],
    [checkDigits.rest, String(rest)],
    [checkDigits.check, check],
    [checkDigits.reference, `${firstSeven}${check}`],
  ];
  return <Values caption={checkDigits.caption} rows={rows} />;
}

export function Slip({ example, step }: RecordedStep) {
  const { language, data } = usePage();
  const { amount, referenceDetails } = (data.answer(example, step) as ReferenceAnswer).data;
  const rows = [
    [slip.entity, referenceDetails.entity],
    [slip.reference, referenceDetails.reference.replace(/(\d{3})(?=\d)/g, '$1 ')],
    [slip.amount, formatAmount(amount, language.tag)],
  ];
  return (
    <dl className={styles.slip}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
