import { renderToString } from 'react-dom/server';
import { LivePayment, paymentIds } from '../../../islands/LivePayment.tsx';
import type { PageContext } from '../../../islands/pageContext.ts';

/** Renders the payment of the home page to HTML at build time, see plugins/builtHtml.ts. */
export function paymentHtml(page: Pick<PageContext, 'locale' | 'baseUrl'>): string {
  return renderToString(<LivePayment {...page} />, { identifierPrefix: paymentIds });
}
