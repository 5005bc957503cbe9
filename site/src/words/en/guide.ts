import type * as pt from '../pt/guide.ts';

export const sample: typeof pt.sample = {
  request: 'Request',
  delivery: 'Your shop receives',
  language: 'Language of the sample',
  answer: 'Response',
  dropped: 'the connection dropped',
  recorded: 'recorded on the sandbox',
};

export const checkDigits: typeof pt.checkDigits = {
  caption: 'Computing the check digits',
  entity: 'Entity',
  firstSeven: 'First seven digits',
  cents: (amount) => `Amount in cents, with eight digits (${amount})`,
  number: 'N: all of these joined',
  rest: 'N × 100, remainder when divided by 97',
  check: 'Check digits: 98 − remainder',
  reference: 'Reference',
};

export const credentials: typeof pt.credentials = {
  caption: 'Sandbox credentials',
  address: 'API URL',
  platform: 'Platform code',
  key: 'Private key',
  client: 'PayPay-ClientId',
  other: 'The other platform’s credentials',
};

export const transitions: typeof pt.transitions = {
  action: 'What happens',
  who: 'Who',
  states: 'State',
  events: 'Events',
  new: 'new',
};

export const slip: typeof pt.slip = { entity: 'Entity', reference: 'Reference', amount: 'Amount' };

export const scenarios: typeof pt.scenarios = {
  cards: 'Test cards',
  card: 'Card number',
  phones: 'Test phones',
  phone: 'Phone',
  amounts: 'Test amounts for a terminal',
  amount: 'Amount, in cents',
  terminals: 'Faulty test terminals',
  terminal: 'Terminal',
  entities: 'Tax numbers with an automatic decision',
  entity: 'Tax number',
  words: 'What happens',
  code: 'Code',
  faults: 'Faults you can trigger in a call',
  fault: 'Fault',
  failureModes: 'Subscription failure modes',
  failureMode: 'Mode',
};

export const viewApi: typeof pt.viewApi = { label: 'View API' };

export const eventTable: typeof pt.eventTable = {
  caption: 'Webhook events',
  event: 'Event',
  when: 'When it is sent',
  states: 'State afterwards',
  ways: 'Methods',
};

export const handlerTable: typeof pt.handlerTable = { caption: 'Webhook formats', body: 'Request body' };

export const amountLimits: typeof pt.amountLimits = {
  caption: 'Amount limits by method',
  method: 'Method',
  min: 'Minimum',
  max: 'Maximum',
};

export const limitTable: typeof pt.limitTable = {
  caption: 'Limits and times',
  timeout: 'Time to respond to a delivery',
  statuses: 'HTTP statuses that count as received',
  callback: 'HTTP status that counts as received in a callback',
  gaps: 'Minutes between attempts',
  disable: 'Consecutive failed deliveries before the subscription is disabled',
  tolerance: 'Oldest signature to accept',
  card: 'Wait for the card',
  authorisation: 'Authorisation',
  pin: 'PIN attempts',
  contactless: 'Contactless without PIN, up to',
  late: 'Delay within which a late authorisation is still kept (the sale is already cancelled)',
  each: (own, shared) => `${own}; in the shared sandbox, ${shared}`,
  characters: (count) => `${count} characters`,
  items: (count) => `${count} items`,
  objects: 'Payments, customers, entities and associations, of each',
  subscriptions: 'Webhook subscriptions',
  storedBytes: 'Total stored data',
  deliveries: 'Finished deliveries kept',
  requestLog: 'Request log, per platform',
  state: 'Exported or imported state',
  stateRows: (rows, size, open) => `${rows} rows, ${size}; ${open} in public mode`,
  tenants: 'Private sandboxes at once',
  body: 'Request body',
  line: 'Names, codes, ids and email addresses',
  note: 'Free text: summary, remarks and additional data',
  url: 'URL',
};

export const errorTable: typeof pt.errorTable = {
  caption: 'Possible errors',
  code: 'Code',
  cause: 'Why',
  remedy: 'What to do',
  outside: 'It changes nothing in the sandbox.',
  provoke: 'To trigger it in the sandbox:',
  call: 'see the call',
  phone: 'phone',
  saved: 'with',
  card: 'card',
  header: 'header',
  requests: 'requests within a minute, with',
};

export const refusedCalls: typeof pt.refusedCalls = {
  caption: 'Refused calls, and how to trigger them',
  code: 'Response',
  when: 'When',
  sent: 'To trigger it in the sandbox',
  remedy: 'What to do',
};

export const fieldTable: typeof pt.fieldTable = {
  caption: (name) => `Fields of ${name}`,
  formCaption: 'Form fields',
  field: 'Field',
  type: 'Type',
  words: 'What it is',
  required: 'required',
  requiredWith: (parent) => `required with ${parent}`,
  nullable: 'or null',
  oneOf: 'One of:',
  standard: 'Default:',
  minimum: 'Minimum:',
  maximum: 'Maximum:',
  minLength: 'Minimum characters:',
  maxLength: 'Maximum characters:',
  notAlways: 'not always present',
};

export const retries: typeof pt.retries = {
  label: 'Delivery attempts',
  gap: (time) => `+ ${time}`,
  first: 'Attempt 1, as soon as it happens',
  attempt: (count, time) => `Attempt ${count}, after ${time}`,
  end: 'No success: the delivery has failed and is not retried automatically',
};

export const signatureVector: typeof pt.signatureVector = {
  key: 'Private key',
  body: 'Body',
  message: 'What is signed',
  hash: 'Result',
  caption: 'A worked example of a signature',
};

export const stateTable: typeof pt.stateTable = {
  state: 'State',
  meaning: 'What it means',
  final: 'Can be final',
  yes: 'Yes',
  no: 'No',
};

export const backOffice: typeof pt.backOffice = {
  caption: 'Terminal payments in the back office and in the API',
  label: 'In the back office',
  state: 'In the API',
  meaning: 'What it means',
};

export const changes: typeof pt.changes = {
  captions: { api: 'What changed in the API', sandbox: 'What changed in this portal' },
  feed: 'Changes of the API and the sandbox',
  portal: 'Developer portal',
  breaking: 'Breaking',
  date: 'Date',
  version: 'Version',
  unpublished: 'date not published',
  subject: 'What',
  before: 'Before',
  now: 'Now',
};

export const failureModes: typeof pt.failureModes = {
  caption: 'Subscription failure modes',
  what: 'What it does to notifications',
};

export const basicHeader: typeof pt.basicHeader = {
  joined: 'Platform code, colon, key',
  encoded: 'The same, in Base64',
  header: 'The header',
  caption: 'How the Authorization header is built',
};

export const livePanel: typeof pt.livePanel = {
  controls: 'In the sandbox API:',
  loading: 'Getting the panel ready…',
  open: 'Try it',
  failed: 'The panel could not be loaded.',
  close: 'Close the panel',
};

export const tryPayment: typeof pt.tryPayment = {
  title: 'Pay from here',
  words:
    'Create the payment in your sandbox, pay it on the real page, right beside, and watch the state change and the signed webhook arrive. Without a sandbox, the panel replays a recording and says how to start one.',
};

export const forms: typeof pt.forms = {
  customer: {
    title: 'Make the call from here',
    words:
      'Fill in the fields, see the request in your language and send it to your sandbox: the response appears here. The values already filled in work in a fresh sandbox.',
  },
  entity: {
    title: 'Fill in the sign-up form from here',
    words:
      'Type what you know about the merchant, copy the HTML into your site and open your sandbox’s sign-up page with the fields filled in.',
    open: 'Open the pre-filled sign-up form',
    opens: 'The browser sends the form and opens the sign-up page in another tab.',
    code: 'The form in HTML',
  },
};
