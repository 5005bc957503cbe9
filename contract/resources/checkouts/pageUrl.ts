import { fill } from '../../words/locales.ts';
import type { PageLanguage, PageLayout } from './checkoutEnums.ts';

/** Components of a payment page's URL (docs/decisions/checkout-pages.md). */
interface PageUrlParts {
  id: string;
  /** 40 hex digits, unique per payment; only in URLs of full pages. */
  hash: string;
  /** Layout requested for the page, if any. */
  layout?: PageLayout;
  /** Whether the page is for a mobile app: layout `default` and a redirect of type `action`. */
  mobile: boolean;
  legacy: boolean;
  /** Appearance requested by the query of a GET. */
  view?: { layout?: PageLayout; language?: PageLanguage };
}

/** Paths of payment pages (docs/decisions/checkout-pages.md). The `token` of the old flow serves as an id. */
export const pageShapes = {
  whole: '/paypay/referencia/referencia_c/pay/{hash}/paypay/{id}',
  framed: '/paypay/checkout/v2/embed/{id}',
  unstyled: '/paypaybeta/checkout/v2/form/{id}',
  old: '/checkout/form/{id}',
} as const;
type PageShape = keyof typeof pageShapes;

function shapeOf({ legacy, mobile }: PageUrlParts, layout: PageLayout | undefined): PageShape {
  if (legacy) return 'old';
  if (layout === 'embed' || (layout === 'default' && mobile)) return 'framed';
  return layout ? 'whole' : 'unstyled';
}

/** Path and query (docs/decisions/checkout-pages.md): the layout of a framed page, the appearance of any page. */
export function pagePath(address: PageUrlParts): string {
  const { view = {} } = address;
  const layout = view.layout ?? address.layout;
  const shape = shapeOf(address, layout);
  const path = fill(pageShapes[shape], { id: address.id, hash: address.hash });
  const query = new URLSearchParams();
  if (layout && (shape === 'framed' || layout !== address.layout)) query.set('page_layout', layout);
  if (view.language) query.set('page_language', view.language);
  return query.size > 0 ? `${path}?${query}` : path;
}
