import type { PayerView } from '@balcao/contract/payer/schema.ts';
import type { PageLanguage } from '@balcao/contract/resources/checkouts/enums.ts';
import { hydrateRoot } from 'react-dom/client';
import { rememberTypedValues } from './form/restoreTypedValues.ts';
import { CheckoutPage } from './page/CheckoutPage.tsx';
import type { PageSetting } from './page/pageSetting.ts';
import type { CheckoutWords } from './words/pt.ts';

/** A page loads the texts of its own language only. */
const loaders = {
  PT: () => import('./words/pt.ts'),
  ES: () => import('./words/es.ts'),
  EN: () => import('./words/en.ts'),
} as const satisfies Record<PageLanguage, () => Promise<{ words: CheckoutWords }>>;

/** Data that the server put into the page. */
function dataOf(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}

const root = document.getElementById('checkout');
if (root) {
  const first = dataOf('view') as PayerView | null;
  const page = dataOf('page') as PageSetting;
  const { words } = await loaders[page.language]();
  hydrateRoot(
    root,
    <CheckoutPage first={first} page={page} words={words} onReady={rememberTypedValues(root)} />,
  );
}
