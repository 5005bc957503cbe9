import { cardEntries, terminalFaults } from '@balcao/contract/resources/terminals/terminalEnums.ts';
import { cardScenarios, testPin } from '@balcao/contract/scenarios/cards.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { terminalScenarios } from '@balcao/contract/scenarios/seededTerminals.ts';
import { type Action, type ActionContext, sends } from './action.ts';
import { amountCents, magicAmount, validDate } from './values.ts';
import { paymentsOf } from './view.ts';

const [first, second, standalone] = seed.terminals;
const others = [second, standalone, seed.otherTerminal, ...terminalScenarios].map(({ uuid }) => uuid);

/** Usually picks the same terminal, so that requests compete for it. It belongs to the first entity of a sandbox. */
const uuidOf = ({ picks }: ActionContext) => (picks.percent(70) ? first.uuid : picks.of(others));

const atTerminal = (end: string, body?: (context: ActionContext) => object, base: '/api' | '/sandbox' = '/sandbox') =>
  sends('POST', (context) => `${base}/terminals/${uuidOf(context)}/${end}`, body);

export const terminalActions: Action[] = [
  {
    name: 'terminal.payment',
    weight: 8,
    run: atTerminal(
      'payments',
      ({ world, shop, picks }) => ({
        amount: picks.percent(30) ? magicAmount(picks) : amountCents(picks),
        ...validDate(picks, world.clockOf(shop.tenant)),
      }),
      '/api',
    ),
  },
  {
    name: 'terminal.refund',
    weight: 6,
    async run(context) {
      const { world, shop, picks } = context;
      const payment = picks.maybe(paymentsOf(world, shop, ({ terminal }) => terminal !== undefined));
      if (!payment) return;
      const uuid = picks.percent(80) ? payment.terminal?.uuid : uuidOf(context);
      const path = `/api/terminals/${uuid}/refunds/${payment.id}`;
      const amount = picks.of([payment.amountCents, Math.ceil(payment.amountCents / 2), payment.amountCents + 1]);
      await world.call(shop, { method: 'POST', path, body: { amount } });
    },
  },
  {
    name: 'terminal.processed',
    weight: 2,
    run: sends(
      'POST',
      ({ picks }) => `/api/terminals/${picks.of([standalone.uuid, first.uuid])}/processedPayments`,
      ({ picks }) => ({
        type: 'payment',
        paymentMethod: { code: 'CC', type: 'TPA', details: { brand: 'VISA', last4Digits: '4242' } },
        stateDetails: { state: picks.of(['confirmed', 'authorised']) },
        amount: amountCents(picks),
        code: String(picks.below(20)).padStart(6, '0'),
      }),
    ),
  },
  {
    name: 'terminal.amount',
    weight: 1,
    run: atTerminal('amount', ({ picks }) => ({ amount: amountCents(picks) })),
  },
  {
    name: 'terminal.card',
    weight: 8,
    run: atTerminal('card', ({ picks }) => ({
      entry: picks.of(cardEntries),
      number: picks.percent(70) ? '4242424242424242' : picks.of(cardScenarios).number,
    })),
  },
  {
    name: 'terminal.pin',
    weight: 5,
    run: atTerminal('pin', ({ picks }) => ({ pin: picks.percent(75) ? testPin : '0000' })),
  },
  { name: 'terminal.leave', weight: 1, run: atTerminal('leave') },
  {
    name: 'terminal.fault',
    weight: 1,
    run: atTerminal('fault', ({ picks }) => ({ terminalFault: picks.of(['none', ...terminalFaults]) })),
  },
  { name: 'terminal.settlement', weight: 3, run: atTerminal('settlement') },
];
