import type { PayerView } from '@balcao/contract/payer/payerSchema.ts';
import type { PageLanguage } from '@balcao/contract/resources/checkouts/checkoutEnums.ts';
import { hydrateRoot } from 'react-dom/client';
import { CheckoutPage } from './page/CheckoutPage.tsx';
import type { PageSetting } from './screenProps.ts';
import type { CheckoutWords } from './words/pt.ts';

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Remembers values typed before hydration, which resets all fields. Returns a function that restores them. */
function rememberTypedValues(root: Element): () => void {
  const kept = [...root.querySelectorAll('input')].map(({ value, checked }) => ({ value, checked }));
  return () => {
    for (const [place, box] of root.querySelectorAll('input').entries()) {
      const { value, checked } = kept[place] ?? box;
      // Sets React's value before the payer's, because React only notices changes.
      if (checked !== box.defaultChecked) {
        box.checked = box.defaultChecked;
        box.click();
      }
      if (box.type === 'checkbox' || value === box.defaultValue) continue;
      box.value = box.defaultValue;
      setValue?.call(box, value);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}

/** Loads only the strings in the page's language. */
const loaders = {
  PT: () => import('./words/pt.ts'),
  ES: () => import('./words/es.ts'),
  EN: () => import('./words/en.ts'),
} as const satisfies Record<PageLanguage, () => Promise<{ words: CheckoutWords }>>;

function dataOf(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}

const root = document.getElementById('checkout');
if (root) {
  const first = dataOf('view') as PayerView | null;
  const page = dataOf('page') as PageSetting;
  const { words } = await loaders[page.language]();
  hydrateRoot(root, <CheckoutPage first={first} page={page} words={words} onReady={rememberTypedValues(root)} />);
}
