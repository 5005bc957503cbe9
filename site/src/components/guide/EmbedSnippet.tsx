import { usePage } from '../../../builder/pages/page.ts';
import { Code } from '../Sample/Code.tsx';
import styles from '../Sample/sample.module.css';
import type { RecordedStep } from './RecordedValues.tsx';

/** HTML that embeds a payment page: `<EmbedSnippet example="…" step="…" />` (docs/decisions/checkout-pages.md). */
export function EmbedSnippet({ example, step }: RecordedStep) {
  const { checkoutUrl } = (usePage().data.answer(example, step) as { data: { checkoutUrl: string } }).data;
  const text = `<form class="paymentWidgets"></form>\n<script src="${checkoutUrl}"></script>`;
  return (
    <div className={styles.sample}>
      <Code text={text} language="html" title="HTML" wrap />
    </div>
  );
}
