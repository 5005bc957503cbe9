import type * as pt from '../pt/reference.ts';

export const serverNames: typeof pt.serverNames = {
  production: 'Production',
  testing: 'Testing',
  sandbox: 'Your sandbox',
};

export const reference: typeof pt.reference = {
  operations: 'Operations',
  filter: 'Filter operations, fields and codes',
  access: 'Authentication',
  accessWords: 'Each operation says which it asks for.',
  shared: 'Headers of any call',
  envelope: 'The envelope',
  envelopeWords:
    'Every response has these fields around its data; each operation shows only what is its own.',
  refused: 'A refusal has an',
  alsoTakes: 'Also takes',
  parameters: {
    path: 'In the path',
    query: 'In the query',
    header: 'In the headers',
  },
  body: 'Body',
  optional: 'It may be left out.',
  required: 'required',
  values: 'Values',
  limits: {
    default: 'Default',
    always: 'Always',
    length: 'Length',
    range: 'Value',
    items: 'Elements',
    pattern: 'Pattern',
  },
  example: 'Example',
  answers: 'Responses',
  codes: (count) => `codes: ${count}`,
  callback: 'Callback',
  deprecated: 'Deprecated',
  guides: 'Guides',
  tryIt: 'Try it',
  copyMarkdown: 'Copy as Markdown',
  copyCode: 'Copy the code',
  request: 'Request',
  answer: 'Response',
  recorded: 'recorded in the sandbox',
  language: 'Language of the sample',
  webhooks: 'Webhook events',
  webhooksWords: 'What reaches the subscribed URL: one form for all, then each event.',
  models: 'Models',
  modelsWords: 'Each object once; the operations point here.',
  errors: 'Errors',
  errorsWords: 'Every code, always with the same questions answered.',
  saw: 'What you saw',
  happened: 'What happened',
  fix: 'How to fix it',
  provoke: 'How to provoke it',
  where: 'Which operations',
  everywhere: (count, all) => `${count} of the ${all} operations.`,
  nowhere: 'None answers with it: it arrives in `paymentMethod.result` and in the event of the payment.',
  outside: 'It changes nothing in the sandbox.',
  retryable: 'Repeating later may succeed.',
  sharedAnswers: 'Common refusals',
  sharedAnswersWords: 'Many operations can give these; each points here. The 503 can come from all of them.',
  filterHint: 'Operation, field or code',
  unfold: (name) => `Fields of ${name}`,
};

export const behaviour: typeof pt.behaviour = {
  found: (count) => `Results: ${count}`,
  foundNothing: 'Nothing by that name.',
  linkCopied: 'Link copied',
  copied: 'Copied',
  failed: 'That did not work: no connection?',
};

export const provocation: typeof pt.provocation = {
  phone: 'In the sandbox, charge by MB WAY the phone',
  saved: 'with `createRegistration`',
  card: 'In the sandbox, pay with the card',
  fault: 'In the sandbox, add to any call of the API the header',
  streams: 'In the sandbox, open this number of streams on',
  call: 'In the sandbox, call',
  next: 'and then',
  body: 'with the body',
  clientId: 'with the header',
  as: {
    other: 'with the credentials of the sandbox’s other platform',
    'wrong key': 'with a wrong private key',
    nobody: 'without credentials',
  },
};

export const lifecycles: typeof pt.lifecycles = {
  createEntity: {
    title: 'States of a registration',
    description: 'A registered entity stays pending until the provider approves or declines it.',
  },
  createCheckout: {
    title: 'States of a checkout',
    description:
      'A checkout starts ready, waits for the payer and ends paid, authorised, cancelled or in error.',
  },
  createPayment: {
    title: 'A payment by MB WAY or with a saved method',
    description:
      'The payment waits for the answer on the phone and is confirmed; declined, failed or expired it goes back to pending and can be tried again. A saved card confirms at once.',
  },
  createReference: {
    title: 'A Multibanco reference',
    description:
      'The reference stays pending until paid; unpaid at the deadline it is cancelled, and may still be paid late.',
  },
  createCapture: {
    title: 'From authorisation to capture',
    description:
      'An amount authorised on the card is confirmed by capture or settlement; of a captured payment the rest can be captured.',
  },
  createRefund: {
    title: 'From payment to refund',
    description:
      'A confirmed payment stays confirmed after a refund; refunded in full on the same day it becomes cancelled.',
  },
  cancelPayment: {
    title: 'What can be cancelled',
    description: 'A pending or authorised payment is cancelled by the merchant, or by the end of its time.',
  },
  createTerminalPayment: {
    title: 'A payment at the terminal',
    description:
      'The terminal waits for card and PIN, authorises and settles; the payer may give up, time run out or the bank decline.',
  },
  createWebhook: {
    title: 'States of a delivery',
    description: 'A delivery waits, is accepted, or fails after every attempt; it can be sent again by hand.',
  },
};

export const consoleLoad: typeof pt.consoleLoad = {
  loading: 'Opening the console…',
  failed: 'The console could not be loaded.',
  close: 'Close',
  description: 'Reading the description of the API…',
};
