import type { Checkout } from '@balcao/contract/resources/checkouts/checkoutSchema.ts';
import type { SavedMethod } from '@balcao/contract/resources/customers/customerSchema.ts';
import { methodLimits } from '@balcao/contract/resources/payments/amountLimits.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { expect } from 'vitest';
import { plainPages } from '../../../sandbox/testing/payer.ts';
import type { CheckoutBody } from '../../../sandbox/testing/purchases.ts';
import { openTestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { sendRecorded } from '../check/recorded.ts';
import type { World } from '../check/world.ts';

export const shopUrls = {
  success: 'https://loja.example/obrigado',
  cancel: 'https://loja.example/carrinho',
  back: 'https://loja.example/pagamento',
};
export const redirects: CheckoutBody['redirects'] = Object.entries(shopUrls).map(([type, url]) => ({
  type: type as keyof typeof shopUrls,
  url,
}));
export const action = (url: string): CheckoutBody['redirects'] => [{ type: 'action', url }];
export const embedded = (url = 'https://loja.example/resultado'): CheckoutBody => ({
  page: { language: 'PT', layout: 'embed' },
  redirects: action(url),
});

/** Creates a checkout of an example, and returns the payer's actions on its page. */
export async function ordered(world: World, example: string, step = 'create') {
  const { data } = await sendRecorded<Checkout>(world, `checkouts/${example}`, step);
  return { ...data, payer: world.payerOnPage(data.id) };
}

export const offeredOn = async (world: World, id: string) =>
  (await world.payerOnPage(id).look()).data.methods.map(({ code }) => code);

export const checkoutState = async ({ api }: World, id: string) =>
  (await api.get<Checkout>(`/api/checkouts/${id}`)).data.stateDetails.state;

export async function payAtMachine(world: World, paymentId: string) {
  const { referenceDetails, amount } = await world.get(paymentId);
  return world.api.post<Payment>('/sandbox/atm', { ...referenceDetails, amount });
}

export const paymentCount = async ({ api }: World) => (await api.get('/api/payments')).body.meta?.totalCount;

export const savedMethods = async ({ api, seed }: World) =>
  (await api.get<SavedMethod[]>(`/api/customers/${seed.customers.own}/paymentMethods`)).data;

/** Checks that a page with one method accepts amounts at its limits, and refuses one cent beyond with e00301. */
export async function keepsToLimits({ api }: World, code: keyof typeof methodLimits): Promise<void> {
  const { minCents, maxCents } = methodLimits[code];
  const create = (amount: number) => api.post('/api/checkouts', { payment: { amount, paymentMethod: { code } } });
  for (const amount of [minCents, maxCents]) expect((await create(amount)).status, `${amount}`).toBe(201);
  for (const amount of [minCents - 1, maxCents + 1])
    expect((await create(amount)).refusals, `${amount}`).toEqual(['400 e00301']);
}

/** Response that a browser gets at a checkout URL: content type, and whether the page may be framed. */
export async function openedAs(body: CheckoutBody) {
  const { api, sandbox, close } = await openTestSandbox({ sqlite: ':memory:' }, { pages: plainPages });
  try {
    const { data } = await api.post<Checkout>('/api/checkouts', { payment: { amount: 1000 }, ...body });
    const response = await sandbox.fetch(new Request(data.checkoutUrl));
    const [type] = (response.headers.get('content-type') ?? '').split(';');
    const { view, look } = JSON.parse(await response.text());
    return { status: response.status, type, id: view?.id === data.id, layout: look?.layout };
  } finally {
    await close();
  }
}
