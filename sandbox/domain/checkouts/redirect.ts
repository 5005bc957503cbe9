import type { CheckoutState, RedirectType } from '@balcao/contract/resources/checkouts/checkoutEnums.ts';
import type { CheckoutRequest } from '@balcao/contract/resources/checkouts/checkoutSchema.ts';
import { type Refusal, refuse } from '../outcome.ts';
import type { CheckoutRecord } from './checkout.ts';

/** Redirect type of each final state; other states do not redirect. */
const endings: Partial<Record<CheckoutState, RedirectType>> = {
  PaymentSuccess: 'success',
  PaymentAuthorized: 'success',
  PaymentCancelled: 'cancel',
};

/** Redirect URL for the state, or null; `action` gets the checkout's id (docs/decisions/checkout-pages.md). */
export function redirectOf({ id, state, redirects }: CheckoutRecord): string | null {
  const ending = endings[state];
  if (!ending) return null;
  const exact = redirects.find(({ type }) => type === ending);
  if (exact) return exact.url;
  const action = redirects.find(({ type }) => type === 'action');
  if (!action) return null;
  return withQuery(action.url, 'id', id);
}

function withQuery(url: string, name: string, value: string): string {
  const [address = '', ...fragment] = url.split('#');
  const query = `${address.includes('?') ? '&' : '?'}${name}=${value}`;
  return [address + query, ...fragment].join('#');
}

/** Adds the page's token to the redirects, as the SOAP service does (docs/decisions/soap-compatibility.md). */
export function withToken(redirects: CheckoutRecord['redirects'] = [], token: string): CheckoutRecord['redirects'] {
  return redirects.map(({ type, url }) => ({ type, url: withQuery(url, 'token', token) }));
}

/** Refuses duplicate redirect types, or a frame without `action`, with e00205 (docs/decisions/checkout-pages.md). */
export function refusePage({ page, redirects = [] }: Pick<CheckoutRequest, 'page' | 'redirects'>): Refusal | undefined {
  const again = redirects.findIndex(({ type, url }, at) =>
    redirects.slice(0, at).some((before) => before.type === type && before.url !== url),
  );
  const second = redirects[again];
  if (second) {
    const values = { field: 'redirects_type', type: second.type };
    return refuse('e00205', {
      source: { pointer: `/redirects/${again}/type` },
      detail: 'redirect_twice',
      values,
    });
  }
  if (page?.layout !== 'embed' || redirects.some(({ type }) => type === 'action')) return undefined;
  return refuse('e00205', {
    source: { pointer: '/redirects' },
    detail: 'embed_needs_action',
    values: { field: 'redirects_type' },
  });
}
