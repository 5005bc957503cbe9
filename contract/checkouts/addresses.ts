import type { PageLanguage, PageLayout } from './enums.ts';

/** What decides the address of a payment page (FACTS 4). */
export interface PageAddress {
  id: string;
  /** 40 hex digits that differ per payment; whole pages carry them. */
  hash: string;
  /** Look the page was created with; none where the request had none. */
  layout?: PageLayout;
  /** Created for a mobile app: layout `default` and a redirect of type `action`. */
  mobile: boolean;
  /** Created by the old token flow. */
  legacy: boolean;
  /** What GET asked for instead. */
  view?: { layout?: PageLayout; language?: PageLanguage };
}

const framed = ({ id }: PageAddress) => `/paypay/checkout/v2/embed/${id}`;
const whole = ({ id, hash }: PageAddress) => `/paypay/referencia/referencia_c/pay/${hash}/paypay/${id}`;
const unstyled = ({ id }: PageAddress) => `/paypaybeta/checkout/v2/form/${id}`;
const old = ({ id }: PageAddress) => `/checkout/form/${id}`;

function pathOf(address: PageAddress, layout: PageLayout | undefined): string {
  if (address.legacy) return old(address);
  if (layout === 'embed' || (layout === 'default' && address.mobile)) return framed(address);
  return layout ? whole(address) : unstyled(address);
}

/**
 * Path and query of a payment page, in the shapes the provider uses (FACTS 4). A framed page always says its layout;
 * any page says what was asked for instead of what it was created with.
 */
export function checkoutPath(address: PageAddress): string {
  const { view = {} } = address;
  const layout = view.layout ?? address.layout;
  const path = pathOf(address, layout);
  const query = new URLSearchParams();
  if (layout && (path === framed(address) || layout !== address.layout)) query.set('page_layout', layout);
  if (view.language) query.set('page_language', view.language);
  return query.size > 0 ? `${path}?${query}` : path;
}
