import { merchant } from '../api.ts';
import { subscribe, webhookUrl } from '../webhookCalls.ts';
import { type Program, type Programs, times } from './program.ts';

/** Programs that call, query and respond, by rule. */
export const callPrograms = ({ api, sandbox, receiver, reference, paid, subscribeInMode, get, pass, late }: Program) =>
  ({
    key_in_url: {
      bad: {
        'sends it as a parameter': () => api.get(`/api/payments?key=${merchant.privateKey}`),
        'subscribes a URL with it': () =>
          api.post('/api/webhooks', {
            action: 'payment_confirmed',
            url: `${webhookUrl}?key=${merchant.privateKey}`,
          }),
      },
      good: {
        'sends it in the header': () => api.get('/api/payments'),
      },
    },
    webhook_answered_late: {
      bad: {
        'works before it responds': async () => {
          await subscribe(api, 'payment_confirmed');
          receiver.answer = () => {
            late(2001);
            return 200;
          };
          await paid('A1');
          await sandbox.settle();
        },
      },
      good: {
        'responds within two seconds': async () => {
          await subscribe(api, 'payment_confirmed');
          receiver.answer = () => {
            late(1000);
            return 200;
          };
          await paid('A1');
          await sandbox.settle();
        },
        'is sent a message slowly': async () => {
          await subscribeInMode('slow');
          receiver.answer = () => {
            late(5000);
            return 200;
          };
          await paid('A1');
          await sandbox.settle();
        },
      },
    },
    ignored_warning: {
      bad: {
        'sends a field that nobody reads, again': async () => {
          await reference('A1', { sumary: 'Books' });
          await reference('A2', { sumary: 'Pens' });
        },
      },
      good: {
        'mends the field': async () => {
          await reference('A1', { sumary: 'Books' });
          await reference('A2', { sumary: 'Pens' });
          await reference('A3', { summary: 'Paper' });
        },
        'hands on the odd number of a payer': () =>
          times(2, (key) =>
            api.post('/api/payments', {
              amount: 1000,
              customUniqueId: key,
              paymentMethod: { code: 'MW', details: { phoneNumber: '351#212345678' } },
            }),
          ),
      },
    },
    polled_despite_webhook: {
      bad: {
        'asks again and again until it is told': async () => {
          await subscribe(api, 'payment_confirmed');
          const { id, referenceDetails } = await reference('A1');
          await times(5, () => get(id));
          await api.post('/sandbox/atm', { ...referenceDetails, amount: 1000 });
          await sandbox.settle();
        },
      },
      good: {
        'asks when it is told': async () => {
          await subscribe(api, 'payment_confirmed');
          const { id } = await paid('A1');
          await sandbox.settle();
          await get(id);
        },
        'asks again and again where nobody tells it': async () => {
          const { id, referenceDetails } = await reference('A1');
          await times(5, () => get(id));
          await api.post('/sandbox/atm', { ...referenceDetails, amount: 1000 });
        },
        'asks every half hour': async () => {
          await subscribe(api, 'payment_confirmed');
          const { id, referenceDetails } = await reference('A1');
          await times(5, async () => {
            await get(id);
            await pass(1800);
          });
          await api.post('/sandbox/atm', { ...referenceDetails, amount: 1000 });
          await sandbox.settle();
        },
      },
    },
  }) satisfies Programs;
