import { multibancoCheckDigits, multibancoReference, multibancoRemainder } from '@balcao/contract/checkDigits.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { checkDigits, slip } from '@words/guide.ts';
import { usePage } from '../../../builder/pages/page.ts';
import { Code } from '../Sample/Code.tsx';
import sample from '../Sample/sample.module.css';
import { type ValueRow, Values } from './Values.tsx';
import styles from './values.module.css';

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
  const rows: ValueRow[] = [
    [checkDigits.entity, entity],
    [checkDigits.firstSeven, firstSeven],
    [checkDigits.cents(formatAmount(amountCents, language.tag)), cents],
    [checkDigits.number, `${entity}${firstSeven}${cents}`],
    [checkDigits.rest, String(multibancoRemainder(entity, firstSeven, amountCents))],
    [checkDigits.check, multibancoCheckDigits(entity, firstSeven, amountCents)],
    [checkDigits.reference, multibancoReference(entity, firstSeven, amountCents)],
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

/** HTML that embeds a payment page: `<EmbedSnippet example="…" step="…" />` (docs/decisions/checkout-pages.md). */
export function EmbedSnippet({ example, step }: RecordedStep) {
  const { checkoutUrl } = (usePage().data.answer(example, step) as { data: { checkoutUrl: string } }).data;
  const text = `<form class="paymentWidgets"></form>\n<script src="${checkoutUrl}"></script>`;
  return (
    <div className={sample.sample}>
      <Code text={text} language="html" title="HTML" wrap />
    </div>
  );
}
