import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { useCodeTexts } from '../useCodeTexts.ts';

/** What this component reads of a recorded answer to POST /checkouts. */
interface CheckoutAnswer {
  data: { checkoutUrl: string };
}

/**
 * The two lines that put a recorded checkout into a shop's page (FACTS 4, Embed snippet):
 * `<EmbedSnippet example="checkouts/embed" step="create" />`.
 */
export function EmbedSnippet({ data }: { data: CheckoutAnswer }) {
  const { checkoutUrl } = data.data;
  const text = `<form class="paymentWidgets"></form>\n<script src="${checkoutUrl}"></script>`;
  return <CodeBlock text={text} title="HTML" texts={useCodeTexts()} wrap />;
}
