import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { PaymentRecord } from '@balcao/sandbox/domain/payments/payment.ts';
import { receiverUrl } from '../world/shop.ts';
import { type Action, type ActionContext, sends } from './action.ts';
import { amountCents, phoneNumber, validDate } from './values.ts';
import { paymentsOf } from './view.ts';

/** Fields of a payment besides its amount. A shop has only a few ids, so that some are used twice. */
function extras({ picks, shop, world }: ActionContext): object {
  return {
    ...(picks.percent(40) && { customUniqueId: `ORDER-${picks.below(30)}` }),
    ...(picks.percent(40) && { callbackUrl: receiverUrl(shop, picks.below(2), 'callback') }),
    ...validDate(picks, world.clockOf(shop.tenant)),
  };
}

/** Acts on one of the shop's payments, usually one in a state that allows the action. */
const toPayment =
  (
    method: string,
    end: string,
    body: (context: ActionContext, amount: number) => object,
    suits: (payment: PaymentRecord) => boolean = () => true,
  ) =>
  async (context: ActionContext) => {
    const { world, shop, picks } = context;
    // Sometimes picks a payment of another shop, which must be invisible to this one.
    const owner = picks.percent(95) ? shop : picks.of(world.shops);
    const payment = picks.maybe(paymentsOf(world, owner, picks.percent(80) ? suits : undefined));
    if (!payment) return;
    const path = `/api/payments/${payment.id}${end}`;
    await world.call(shop, { method, path, body: body(context, payment.amountCents) });
  };

/** Part of a paid amount, the whole amount, or slightly more. */
function share({ picks }: ActionContext, whole: number): number {
  const some = [whole, whole, Math.ceil(whole / 2), Math.ceil(whole / 3), whole - 1, whole + 1, 1];
  return Math.max(1, picks.of(some));
}

const isAuthorised = ({ type }: PaymentRecord) => type === 'authorization';
const isPaid = ({ state }: PaymentRecord) => state === 'confirmed';

const savedCard = { customer: { uuid: seed.customers.own }, paymentMethod: { uuid: seed.savedMethods.card } };

export const merchantActions: Action[] = [
  {
    name: 'merchant.reference',
    weight: 10,
    run: sends('POST', '/api/payments/references', (context) => ({
      amount: amountCents(context.picks),
      ...(context.picks.percent(50) && { availableMethods: [{ code: 'MB', type: 'REALTIME' }] }),
      ...extras(context),
    })),
  },
  {
    name: 'merchant.phone',
    weight: 8,
    run: sends('POST', '/api/payments', (context) => ({
      amount: amountCents(context.picks),
      paymentMethod: { code: 'MW', details: { phoneNumber: phoneNumber(context.picks) } },
      ...extras(context),
    })),
  },
  {
    name: 'merchant.savedCard',
    weight: 10,
    run: sends('POST', '/api/payments', (context) => ({
      amount: amountCents(context.picks),
      type: context.picks.of(['payment', 'authorization']),
      ...savedCard,
      ...(context.picks.percent(20) && { recurring: { type: 'INITIAL' } }),
      ...extras(context),
    })),
  },
  {
    name: 'merchant.checkout',
    weight: 10,
    run: sends('POST', '/api/checkouts', (context) => ({
      payment: {
        amount: amountCents(context.picks),
        type: context.picks.of(['payment', 'payment', 'authorization']),
        ...extras(context),
      },
      redirects: [{ type: 'success', url: 'https://shop.example/thanks' }],
    })),
  },
  {
    name: 'merchant.token',
    weight: 2,
    run: sends('POST', '/api/token', ({ picks }) => ({ transaction: { amount: amountCents(picks) } })),
  },
  {
    name: 'merchant.recurring',
    weight: 3,
    run: toPayment('POST', '/recurrings', ({ picks }) => ({ amount: amountCents(picks) })),
  },
  {
    name: 'merchant.capture',
    weight: 9,
    run: toPayment('POST', '/captures', (context, whole) => ({ amount: share(context, whole) }), isAuthorised),
  },
  {
    name: 'merchant.refund',
    weight: 14,
    run: toPayment('POST', '/refunds', (context, whole) => ({ amount: share(context, whole) }), isPaid),
  },
  {
    name: 'merchant.adjust',
    weight: 4,
    run: toPayment('PATCH', '/amount', (context, whole) => ({ amount: share(context, whole) }), isAuthorised),
  },
  {
    name: 'merchant.update',
    weight: 4,
    run: toPayment('PUT', '', ({ picks }) =>
      picks.percent(50)
        ? { amount: amountCents(picks) }
        : { paymentMethod: { code: 'MW', details: { phoneNumber: phoneNumber(picks) } } },
    ),
  },
  {
    name: 'merchant.cancel',
    weight: 6,
    run: toPayment('PATCH', '/cancellation', ({ picks }) => ({ ignoreUnsupported: picks.percent(50) })),
  },
];
