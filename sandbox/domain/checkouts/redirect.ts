import type { CheckoutState, RedirectType } from '@balcao/contract/resources/checkouts/enums.ts';
import type { CheckoutRequest } from '@balcao/contract/resources/checkouts/schema.ts';
import { type Refusal, refuse } from '../outcome.ts';
import type { CheckoutRecord } from './checkout.ts';

/** Where each outcome sends the payer; in other states the page stays. */
const endings: Partial<Record<CheckoutState, RedirectType>> = {
  PaymentSuccess: 'success',
  PaymentAuthorized: 'success',
  PaymentCancelled: 'cancel',
};

/** Where the browser goes now (docs/decisions/checkout-pages.md), `action` with the checkout's id; null: it stays. */
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

/** Redirects with the page's token, as in the SOAP service (docs/decisions/soap-compatibility.md). */
export function withToken(
  redirects: CheckoutRecord['redirects'] = [],
  token: string,
): CheckoutRecord['redirects'] {
  return redirects.map(({ type, url }) => ({ type, url: withQuery(url, 'token', token) }));
}

/** A framed page needs an action redirect, and no type twice: e00205 (docs/decisions/checkout-pages.md). */
export function refusePage({
  page,
  redirects = [],
}: Pick<CheckoutRequest, 'page' | 'redirects'>): Refusal | undefined {
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
