import { pageLanguages, pageLayouts } from '@balcao/contract/resources/checkouts/checkoutEnums.ts';
import type { RequestedAppearance } from '../../domain/checkouts/presentPayerView.ts';

/** Appearance requested in a URL; unknown values are ignored. */
export function requestedAppearance(search: URLSearchParams): RequestedAppearance {
  const layout = search.get('page_layout');
  const language = search.get('page_language');
  return {
    layout: pageLayouts.find((known) => known === layout),
    language: pageLanguages.find((known) => known === language),
  };
}
