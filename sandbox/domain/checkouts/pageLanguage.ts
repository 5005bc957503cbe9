import type { PayerView } from '@balcao/contract/payer/payerSchema.ts';
import {
  type PageLanguage,
  type PageLayout,
  pageLanguages,
  pageLayouts,
} from '@balcao/contract/resources/checkouts/checkoutEnums.ts';
import type { CheckoutRecord } from './checkout.ts';

/** Appearance requested in the URL, which overrides the stored one. */
export interface RequestedAppearance {
  layout?: PageLayout;
  language?: PageLanguage;
}

/** Appearance of a page: the requested one, otherwise the stored one. */
export function appearanceOf({ page }: CheckoutRecord, asked: RequestedAppearance): PayerView['page'] {
  return { language: asked.language ?? page.language, layout: asked.layout ?? page.layout ?? 'default' };
}

/** Appearance requested in a URL; unknown values are ignored. */
export function requestedAppearance(search: URLSearchParams): RequestedAppearance {
  const layout = search.get('page_layout');
  const language = search.get('page_language');
  return {
    layout: pageLayouts.find((known) => known === layout),
    language: pageLanguages.find((known) => known === language),
  };
}
