import type * as pt from '../pt/home.ts';

export const home: typeof pt.home = {
  title: 'Developer portal',
  description: 'Guides, an API reference and a live sandbox, so that you can accept Multibanco, MB WAY and cards.',
};

export const hero: typeof pt.hero = {
  eyebrow: (version) => `Developer portal · API ${version}`,
  promise: 'Take your first payment before your coffee goes cold.',
  lead: 'Guides, an API reference and a sandbox on your own computer. Start right here: choose a payment method, press Run and watch the signed webhook arrive.',
  start: 'Make your first payment',
  specification: 'See the API reference',
  shop: 'Do you run a PrestaShop or WooCommerce shop? Get paid without code',
};

export const doors: typeof pt.doors = {
  title: 'Where to start',
  guides: 'One task at a time, from the first request to the confirmed payment, with samples that really ran.',
  specification: 'Every API operation: who can call it, what it returns and which errors to expect.',
  integrations: 'Plugins for PrestaShop and WooCommerce: take payments with no code.',
};

export const integration: typeof pt.integration = {
  title: 'Integrate in four steps',
  start: {
    title: 'Start the sandbox',
    words:
      'One command in the folder of this portal’s source code, and the API runs on your computer with test credentials.',
  },
  create: {
    title: 'Create a payment',
    words: 'One call, in your language of choice, returns the reference or the page to show your customer.',
  },
  pay: {
    title: 'Pay like a customer',
    words:
      'The virtual ATM accepts, declines and lets deadlines pass, so you meet every case before your customers do.',
  },
  receive: {
    title: 'Receive the webhook',
    words: 'Signed as in production: verify the signature, respond, and ship the order.',
  },
};

export const news: typeof pt.news = {
  title: 'What’s new',
  all: 'All changes',
  terminals: {
    title: 'Cloud terminals',
    words: 'Send payments and refunds to a payment terminal from your own software.',
  },
  events: {
    title: 'More events',
    words: 'Webhooks now also report authorised payments and approved or declined entities.',
  },
  sandbox: {
    title: 'A sandbox on your own computer',
    words: 'It responds like the API, keeps what you send, and pays, declines or expires on request.',
  },
  plugins: {
    title: 'PrestaShop 8',
    words: 'The new plugin takes the payment inside the shop, without taking the customer to another page.',
  },
};
