import type * as pt from '../pt/reference.ts';
import { chosenMark } from './parts.ts';

export const serverNames: typeof pt.serverNames = {
  production: 'Production',
  testing: 'Testing',
  sandbox: 'Your sandbox',
};

export const reference: typeof pt.reference = {
  operations: 'Operations',
  filter: 'Filter operations, fields and codes',
  access: 'Authentication',
  accessWords: 'Each operation says which one it needs.',
  shared: 'Headers for every call',
  envelope: 'The envelope',
  envelopeWords: 'Every response wraps its data in these fields; each operation shows only its own.',
  refused: 'A refusal has an',
  alsoTakes: 'Also takes',
  parameters: { path: 'In the path', query: 'In the query', header: 'In the headers' },
  body: 'Body',
  bodyExamples: 'Bodies that the sandbox accepts',
  optional: 'Optional.',
  required: 'required',
  values: 'Values',
  limits: {
    default: 'Default',
    length: 'Length',
    range: 'Value',
    items: 'Elements',
    pattern: 'Pattern',
  },
  example: 'Example',
  answers: 'Responses',
  codes: (count) => (count === 1 ? '1 code' : `${count} codes`),
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
  webhooksWords: 'What the subscribed URL receives: the common format first, then each event.',
  models: 'Models',
  modelsWords: 'Each object appears once; the operations link here.',
  errors: 'Errors',
  errorsWords: 'Every code, with the same questions answered each time.',
  chosen: chosenMark.words,
  saw: 'What you saw',
  happened: 'What happened',
  fix: 'How to fix it',
  provoke: 'How to trigger it',
  where: 'Which operations',
  everywhere: (count, all) => `${count} of the ${all} operations.`,
  nowhere: 'No operation returns it: it arrives in `paymentMethod.result` and in the payment’s event.',
  outside: 'It changes nothing in the sandbox.',
  retryable: 'Retrying later may succeed.',
  sharedAnswers: 'Common errors',
  sharedAnswersWords:
    'Many operations can return these; each one links here. Those that exist only in the sandbox are not repeated at each operation: any that requires credentials can return 403, and all of them 429 and 503.',
  filterHint: 'Operation, field or code',
  unfold: (name) => `Fields of ${name}`,
};

export const sandboxReference: typeof pt.sandboxReference = {
  accessWords:
    'The simulators require the platform, never the entity. The state of the process and the opening of a sandbox require nothing.',
  errorsWords: 'The codes that only the sandbox returns. Those that the API returns too are in the API reference.',
  nowhere: 'None on this page: it comes from an API call, or from the name by which the sandbox was called.',
};

export const behaviour: typeof pt.behaviour = {
  found: 'Results',
  foundNothing: 'Nothing with that name.',
  linkCopied: 'Link copied',
  copied: 'Copied',
  failed: 'That did not work: no connection?',
};

export const provocation: typeof pt.provocation = {
  phone: 'In the sandbox, charge this phone by MB WAY:',
  saved: 'with `createRegistration`',
  card: 'In the sandbox, pay with the card',
  fault: 'In the sandbox, add this header to any API call:',
  streams: 'In the sandbox, open this number of streams on',
  pipelining: 'Send two requests on one connection, without waiting for the response to the first',
  requests: 'On a sandbox exposed on the Internet, make this number of requests within a minute, with',
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
    title: 'Registration states',
    description: 'A registered entity stays pending until the provider approves or declines it.',
  },
  createCheckout: {
    title: 'Checkout states',
    description:
      'A checkout starts out ready, waits for the payer and ends up paid, authorised, cancelled or in error.',
  },
  createPayment: {
    title: 'A payment by MB WAY or with a saved method',
    description:
      'The payment waits for the answer on the phone and is confirmed; if it is declined, fails or expires, it goes back to pending and can be tried again. A saved card is confirmed immediately.',
  },
  createReference: {
    title: 'A Multibanco reference',
    description:
      'The reference stays pending until it is paid; if unpaid at the deadline, it is cancelled, and may still be paid late.',
  },
  createCapture: {
    title: 'From authorisation to capture',
    description:
      'An amount authorised on the card is confirmed by capture or settlement; the rest of a partly captured payment can still be captured.',
  },
  createRefund: {
    title: 'From payment to refund',
    description:
      'A confirmed payment stays confirmed after a refund; if refunded in full on the same day, it becomes cancelled.',
  },
  cancelPayment: {
    title: 'What can be cancelled',
    description: 'A pending or authorised payment is cancelled by the merchant, or when its time runs out.',
  },
  createTerminalPayment: {
    title: 'A payment at the terminal',
    description:
      'The terminal waits for the card and PIN, authorises and settles; the payer may give up, time may run out or the bank may decline.',
  },
  createWebhook: {
    title: 'Delivery states',
    description: 'A delivery waits, is accepted, or fails after the last attempt; it can be resent manually.',
  },
};

export const consoleLoad: typeof pt.consoleLoad = {
  loading: 'Opening the console…',
  failed: 'The console could not be loaded.',
  close: 'Close',
  description: 'Reading the API description…',
};

export const moves: typeof pt.moves = {
  caller: 'Called by:',
  callers: {
    'platform-and-entity': 'your platform, on behalf of an entity',
    platform: 'your platform',
    none: 'anyone, without credentials',
  },
  silent: 'no webhook',
};
