import type { WorkbenchWords } from '../pt.ts';

export const create: WorkbenchWords['create'] = {
  amount: 'Amount in euros',
  code: 'Order code',
  phone: "Customer's phone",
  testNumbers: 'Test numbers',
  testNumbersText: 'They answer on their own, always the same way. Choose one and send.',
  allFields: 'All fields',
  inCode: 'The request as code',
  language: 'Language of the sample',
  loading: 'Loading…',
  working: 'Creating…',
  refused: 'The request was refused.',
  problem: {
    empty: 'Type an amount, for example 10.00.',
    shape: 'This is not a valid amount. Type it like this: 10.00.',
    decimals: 'An amount has at most two decimals.',
    large: 'A reference cannot carry more than €999,999.99.',
  },
};

export const device: WorkbenchWords['device'] = {
  atm: {
    create: 'Create the reference',
    again: 'Create another',
    pay: 'Pay at the ATM',
    ahead: 'The ATM appears here, with the reference on its screen.',
    waiting: 'When the reference is paid at the ATM.',
  },
  phone: {
    create: 'Send to the phone',
    again: 'Send another',
    pay: 'Answer on the phone',
    ahead: 'The customer’s phone appears here, with the request on its screen.',
    waiting: 'When the customer accepts on the phone.',
  },
  page: {
    create: 'Create the checkout',
    again: 'Create another',
    pay: 'Pay on the page',
    ahead: 'The real payment page appears here.',
    waiting: 'When the customer pays on the page.',
    frame: 'Payment page inside this one',
    finished: 'Now the customer’s browser would go to:',
    open: 'Open in another tab',
    opens: 'The same page, with the layout that you asked for.',
  },
  terminal: {
    create: 'Send to the terminal',
    again: 'Send another',
    pay: 'Pay at the terminal',
    ahead: 'The shop’s terminal appears here, with the amount on its screen.',
    waiting: 'When the day of the terminal is closed.',
  },
  none: {
    create: 'Charge',
    again: 'Charge again',
    pay: 'The customer does nothing',
    ahead: 'The method is saved: the charge does not involve the customer.',
    waiting: 'At once.',
  },
  replayed: 'A recording shows nothing here: press to follow what was recorded.',
  payReplayed: 'Pay in the recording',
};

export const track: WorkbenchWords['track'] = {
  title: 'Track the state',
  order: 'States the payment goes through',
  ahead: 'Starts once the payment is created.',
  waitingForWebhook: 'Comes after the confirmation.',
  sending: 'Being sent by the sandbox…',
  noSubscription: 'No webhook is subscribed to payment_confirmed. Create one with POST /api/webhooks and pay again.',
  polling: 'Repeats until everything is known.',
  retrying: 'The query retries on its own until there is a response: you don’t need to do anything.',
  after: (duration) => `${duration} later`,
  declined: 'Declined',
  means: {
    pending: 'The payment exists and nobody has made it yet.',
    pending_confirmation: 'The payment is awaiting confirmation.',
    authorised: 'The amount is held.',
    confirmed: 'It is paid: you can hand over the order.',
    cancelled: 'The payment is no longer expected.',
    PaymentReady: 'The page exists and waits for the customer.',
    PaymentPending: 'The customer has chosen how to pay; the confirmation is missing.',
    PaymentSuccess: 'The money is paid: you can deliver the order.',
    PaymentCancelled: 'The page no longer accepts payment.',
    PaymentError: 'The attempt failed; the customer can try again.',
    PaymentAuthorized: 'The amount is held.',
  },
};

export const receipt: WorkbenchWords['receipt'] = {
  title: 'Your payment',
  id: 'Payment',
  page: 'Checkout',
  received: (status: number) => `received, ${status}`,
  note: 'Sandbox. Not a proof of payment.',
  after: 'And then',
  print: 'Print',
  copy: 'Copy the receipt',
  copied: 'Receipt copied.',
};

export const announcement: WorkbenchWords['announcement'] = {
  created: (name: string, amount: string) => `${name}: payment created, amount ${amount}.`,
  badAmount: 'The amount cannot be read.',
  networkFailure: 'The sandbox did not respond.',
  paid: 'The payment is confirmed.',
  declined: 'The attempt was declined.',
  cancelled: 'The payment was cancelled.',
  webhook: 'The webhook arrived.',
};
