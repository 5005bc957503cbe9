import type { PaneWords } from '../pt.ts';

/** Where one begins. */
export const overview: PaneWords['overview'] = {
  title: 'Your sandbox is ready',
  lead: 'Four steps, from the first call to a webhook of your own. Each ticks itself off when it happens.',
  keys: 'Your credentials',
  moreKeys: 'More about credentials',
  activity: 'As it happens',
  quiet: 'Nothing has happened yet. Calls, payments and deliveries appear here.',
  payment: (id, amount) => `Payment ${id}, ${amount}`,
  steps: {
    create: {
      title: 'Make the first call',
      text: 'Paste this into a terminal. The credentials are in it already: the call creates a Multibanco reference for €10.00.',
      label: 'First call in cURL',
      done: (id, amount) => `Payment ${id} arrived: ${amount}.`,
      open: 'See the payment',
    },
    pay: {
      title: 'Pay it',
      text: 'In real life the customer would walk to a cash machine. Here one is waiting for you.',
      done: (id) => `Payment ${id} is confirmed.`,
      open: 'Pay at the cash machine',
    },
    webhook: {
      title: 'See the webhook and verify its signature',
      text: 'The sandbox tells the shop what happened, in a signed message. Watch each step of the verification.',
      done: (event) => `${event} was delivered.`,
      open: 'See the message',
    },
    receive: {
      title: 'Receive it on your server',
      text: 'For now the sandbox itself is the receiver. Subscribe a URL of your own here, localhost will do, and make another payment.',
      done: (url, event) => `${url} accepted ${event}.`,
      open: 'Subscribe a URL',
    },
  },
};
