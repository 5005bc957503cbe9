import type { CheckoutRequest } from '@balcao/contract/resources/checkouts/checkoutSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { payWithCard } from '../checkouts/cardChallenge.ts';
import { draftCheckout } from '../checkouts/draftCheckout.ts';
import { type CheckoutPayment, hasCheckout } from '../checkouts/payerActions.ts';
import { pageHashOf, tokenOf } from '../checkouts/token.ts';
import type { PaymentRecord } from '../payments/payment.ts';
import { sharedTenant } from '../tenants/tenantCredentials.ts';
import { bankAccount, settled, unwrap } from './seedParts.ts';

const day = 86_400_000;

const redirects: CheckoutRequest['redirects'] = [
  { type: 'success', url: 'https://loja.example/obrigado' },
  { type: 'cancel', url: 'https://loja.example/carrinho' },
  { type: 'back', url: 'https://loja.example/pagamento' },
];

/** Approved test card, valid for some years. */
const cardAt = (now: number) => ({
  number: '4242424242424242',
  holder: 'Maria Silva',
  expiryMonth: '05',
  expiryYear: String(new Date(now).getUTCFullYear() + 4),
  save: false,
});

/** The contract's token in the shared tenant. Private tenants get another, because a token alone identifies a page. */
export async function seededToken(tenant: string, token: string, paymentId: string): Promise<string> {
  return tenant === sharedTenant ? token : tokenOf(tenant, -Number(paymentId));
}

/** Seeds an unpaid page, one paid yesterday, and one of the old flow (docs/decisions/seed.md). */
export async function seedCheckouts(tenant: string, now: number): Promise<PaymentRecord[]> {
  const { payments: ids, checkouts: tokens, platform, entity } = seed;
  const origin = { platformCode: platform.code, clientId: entity.clientId, now: now - 2 * day };

  const page = async (
    id: string,
    token: string,
    more: Partial<CheckoutRequest>,
    legacy = false,
  ): Promise<CheckoutPayment> => {
    const request = { payment: { type: 'payment' as const, amount: 1000 }, redirects, ...more };
    // Serials from 1 are reserved for later checkouts.
    const made = {
      id: await seededToken(tenant, token, id),
      hash: await pageHashOf(tenant, -Number(id)),
      legacy,
    };
    const { draft } = unwrap(draftCheckout(request, origin, made));
    const payment = { ...draft, id: Number(id), bankAccount };
    if (!hasCheckout(payment)) throw new Error('The seed has a checkout without a page.');
    return payment;
  };

  const web = { language: 'PT' as const, layout: 'web' as const };
  const sold = await page(ids.paidCheckout, tokens.paid, { page: web });
  return [
    await page(ids.readyCheckout, tokens.ready, { page: web }),
    settled(unwrap(payWithCard(sold, cardAt(now), now - day)).payment, now),
    await page(ids.readyToken, tokens.token, { page: { ...web, layout: 'default' } }, true),
  ];
}
