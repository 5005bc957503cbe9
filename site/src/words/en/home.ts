import type * as pt from '../pt/home.ts';

export const home: typeof pt.home = {
  title: 'Developer portal',
  description:
    'Technical documentation, an API specification and a sandbox that answers, for accepting Multibanco and MB WAY.',
};

export const hero: typeof pt.hero = {
  eyebrow: (version) => `Developer portal · API ${version}`,
  promise: 'Take your first payment before your coffee goes cold.',
  lead: 'Guides, a specification and a sandbox on your own computer. Start right here: choose how to pay, press Run and watch the signed webhook arrive.',
  start: 'Create your first reference',
  specification: 'See the specification',
};

export const doors: typeof pt.doors = {
  title: 'Where to go',
  guides: 'One task at a time, from the first request to the confirmed payment, with samples that have run.',
  specification: 'Each operation of the API, who may call it, what it answers and the errors it can give.',
  integrations: 'Plugins for PrestaShop and WooCommerce shops: taking payments without programming.',
};

export const integration: typeof pt.integration = {
  title: 'An integration in four steps',
  start: {
    title: 'Start the sandbox',
    words: 'One command, npm start, and the API answers on your computer, with test credentials.',
  },
  create: {
    title: 'Create a payment',
    words: 'One call, in the language you use, returns the reference to show to your customer.',
  },
  pay: {
    title: 'Pay it as a customer would',
    words:
      'The virtual cash machine accepts, refuses and lets deadlines pass, so that you meet each case before your customers do.',
  },
  receive: {
    title: 'Receive the webhook',
    words: 'Signed as in production: check the signature, answer, and ship the order.',
  },
};

export const news: typeof pt.news = {
  title: 'What is new',
  terminals: {
    title: 'Cloud terminals',
    words: 'Send payments and refunds to a payment terminal from your own software.',
  },
  events: {
    title: 'More events',
    words: 'Webhooks also tell of authorised payments, and of an entity being approved or declined.',
  },
  sandbox: {
    title: 'A sandbox on your own computer',
    words:
      'It answers as the API does, keeps what you send it, and pays, refuses or lets things expire when you ask.',
  },
  plugins: {
    title: 'PrestaShop 8',
    words: 'The new plugin takes the payment inside the shop, without taking the customer to another page.',
  },
};
