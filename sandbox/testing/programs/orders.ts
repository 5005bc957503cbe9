import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { subscribe, webhookUrl } from '../webhookCalls.ts';
import { type Program, type Programs, references } from './program.ts';

/** Programs that create payments, receive messages about them, and ship, by rule. */
export const orderPrograms = ({
  api,
  sandbox,
  receiver,
  reference,
  paid,
  ship,
  subscribeInMode,
  deliveryOf,
  get,
  refund,
  authorise,
  charge,
  open,
  pass,
  answerPhone,
}: Program) =>
  ({
    shipped_unpaid: {
      bad: {
        'ships what waits to be paid': async () => ship((await reference('A1')).id),
        'ships what is merely authorised': async () => ship((await authorise({ customUniqueId: 'A1' })).id),
        'ships what was given back': async () => {
          const { id } = await paid('A1');
          await api.post('/sandbox/settlement');
          await refund(id, 1000);
          await ship(id);
        },
        'ships because of a forged message': async () => {
          await subscribeInMode('wrong_signature');
          const payment = await paid('A1');
          await ship(payment.id, await deliveryOf(payment));
        },
      },
      good: {
        'ships what it read as paid': async () => {
          const { id } = await paid('A1');
          await get(id);
          await ship(id);
        },
        'ships because of a genuine message': async () => {
          await subscribe(api, 'payment_confirmed');
          const payment = await paid('A1');
          await ship(payment.id, await deliveryOf(payment));
        },
        'ships what a terminal approved': () => ship(seed.payments.authorisedTerminal),
      },
    },
    missing_custom_unique_id: {
      bad: {
        'creates a reference without a key': () => api.post(references, { amount: 1000 }),
        'opens a page without a key': () => open(),
      },
      good: {
        'creates a reference with a key': () => reference('A1'),
        'opens a page with a key': () => open({ payment: { customUniqueId: 'A1' } }),
      },
    },
    silence_not_asked: {
      bad: {
        'waits for ever': async () => {
          await paid('A1');
          await pass(1800);
        },
        'waits for a receiver that refuses': async () => {
          await subscribe(api, 'payment_confirmed');
          receiver.answer = 500;
          await paid('A1');
          await pass(1800);
        },
      },
      good: {
        'asks after the silence': async () => {
          const { id } = await paid('A1');
          await pass(1800);
          await get(id);
        },
        'was told': async () => {
          await subscribe(api, 'payment_confirmed');
          await paid('A1');
          await sandbox.settle();
          await pass(1800);
        },
        'was answered that a saved card paid': async () => {
          await charge({ customUniqueId: 'A1' });
          await pass(1800);
        },
        'waits for what nobody paid': async () => {
          await reference('A1');
          await pass(1800);
        },
        'has waited a moment only': () => paid('A1'),
      },
    },
    missed_event: {
      bad: {
        'subscribes to the wrong event': async () => {
          await subscribe(api, 'payment_cancelled');
          await paid('A1');
        },
      },
      good: {
        'subscribes to it': async () => {
          await subscribe(api, 'payment_confirmed');
          await paid('A1');
        },
        'has a callback': async () => {
          await subscribe(api, 'payment_cancelled');
          const { referenceDetails } = await reference('A1', { callbackUrl: webhookUrl });
          await api.post('/sandbox/atm', { ...referenceDetails, amount: 1000 });
        },
        'reads the payment': async () => {
          await subscribe(api, 'payment_cancelled');
          await get((await paid('A1')).id);
        },
        'is not told of a refusal on the phone': async () => {
          await subscribe(api, 'payment_confirmed');
          const body = { paymentMethod: { code: 'MW', details: { phoneNumber: '351#912345678' } } };
          const { data } = await api.post<Payment>('/api/payments', {
            amount: 1000,
            customUniqueId: 'A1',
            ...body,
          });
          await answerPhone(data.id, 'refuse');
        },
      },
    },
  }) satisfies Programs;
