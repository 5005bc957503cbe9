import type { PaneWords } from '../pt.ts';

/** Where one begins. */
export const overview: PaneWords['overview'] = {
  title: 'Your sandbox is ready',
  lead: 'Four steps, from the first call to your own webhook. Each one ticks itself off when it happens.',
  keys: 'Your credentials',
  moreKeys: 'More about credentials',
  activity: 'Live activity',
  quiet: 'Nothing has happened yet. Calls, payments and deliveries appear here.',
  payment: (id, amount) => `Payment ${id}, ${amount}`,
  steps: {
    create: {
      title: 'Make your first call',
      text: 'Paste this into a terminal. It already includes the credentials: the call creates a Multibanco reference for €10.00.',
      label: 'First call in cURL',
      done: (id, amount) => `Payment ${id} arrived: ${amount}.`,
      open: 'See the payment',
    },
    pay: {
      title: 'Pay it',
      text: 'In real life, the customer would go to an ATM. Here, one is waiting for you.',
      done: (id) => `Payment ${id} is confirmed.`,
      open: 'Pay at the ATM',
    },
    webhook: {
      title: 'See the webhook and verify its signature',
      text: 'The sandbox notifies the shop with a signed message. Watch each step of the verification.',
      done: (event) => `${event} was delivered.`,
      open: 'See the message',
    },
    receive: {
      title: 'Receive it on your server',
      text: 'For now, the sandbox itself is the receiver. Subscribe your own URL here (localhost works) and make another payment.',
      done: (url, event) => `${url} accepted ${event}.`,
      open: 'Subscribe a URL',
    },
  },
};
