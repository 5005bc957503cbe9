import type { PaymentRecord } from '@balcao/sandbox/domain/payments/payment.ts';
import type { Action, ActionContext } from './action.ts';
import { phoneNumber, typedCard } from './values.ts';
import { paymentsOf } from './view.ts';

type Act = (context: ActionContext, payment: PaymentRecord) => { path: string; body?: object };

/** Action of a payer on a payment in a suitable state. */
const payerActs = (fits: (payment: PaymentRecord) => boolean, act: Act) => async (context: ActionContext) => {
  const { world, shop, picks } = context;
  const payment = picks.maybe(paymentsOf(world, shop, fits));
  if (!payment) return;
  const request = act(context, payment);
  await world.call(shop, { method: 'POST', anonymous: request.path.startsWith('/payer/'), ...request });
};

const hasPage = ({ checkout }: PaymentRecord) => checkout !== undefined;

/** Acts on the page itself without credentials, or through the control API. */
const onPage = (name: string, body?: (context: ActionContext) => object | undefined) =>
  payerActs(hasPage, (context, { checkout }) => ({
    path: `/${context.picks.of(['payer', 'sandbox/checkouts'])}/${checkout?.id}/${name}`,
    body: body?.(context),
  }));

const answer = ({ picks }: ActionContext) => ({ answer: picks.of(['accept', 'accept', 'refuse']) });

export const payerActions: Action[] = [
  {
    name: 'payer.atm',
    weight: 10,
    run: payerActs(
      ({ reference }) => reference !== undefined,
      ({ picks }, { reference, amountCents }) => ({
        path: '/sandbox/atm',
        body: {
          entity: reference?.entity,
          reference: reference?.number,
          amount: picks.percent(90) ? amountCents : amountCents + picks.of([1, -1, 100]) || 1,
        },
      }),
    ),
  },
  {
    name: 'payer.phone',
    weight: 8,
    run: payerActs(
      ({ state, method }) => state === 'pending_confirmation' || method?.code === 'MW',
      (context, { id }) => ({
        path: `/sandbox/payments/${id}/phone`,
        body: { answer: context.picks.of(['accept', 'accept', 'refuse', 'ignore']) },
      }),
    ),
  },
  { name: 'payer.card', weight: 10, run: onPage('card', ({ picks }) => typedCard(picks)) },
  { name: 'payer.challenge', weight: 3, run: onPage('challenge', answer) },
  {
    name: 'payer.pagePhone',
    weight: 4,
    run: onPage('phone', ({ picks }) => ({ phoneNumber: phoneNumber(picks), save: picks.percent(30) })),
  },
  { name: 'payer.pageReference', weight: 3, run: onPage('reference') },
  { name: 'payer.leave', weight: 2, run: onPage('leave') },
  {
    name: 'payer.pagePush',
    weight: 2,
    run: payerActs(hasPage, (context, { checkout }) => ({
      path: `/payer/${checkout?.id}/push`,
      body: answer(context),
    })),
  },
  {
    name: 'payer.pageAtm',
    weight: 2,
    run: payerActs(hasPage, (_, { checkout }) => ({ path: `/payer/${checkout?.id}/atm` })),
  },
];
