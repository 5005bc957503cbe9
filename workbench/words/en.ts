import type { WorkbenchWords } from './pt.ts';

/** All texts of the workbench, in international English. */
export const words: WorkbenchWords = {
  panel: 'Live panel: a Multibanco reference from start to finish',
  restart: 'Start over',
  next: { pay: 'Next: pay', track: 'Next: follow the state' },

  mode: {
    looking: 'Looking for the sandbox…',
    live: 'Live sandbox',
    recording: 'Recording',
    recordingTitle: 'This is a recording: no sandbox answered.',
    recordingWhat: (when) =>
      `The steps show what the sandbox answered on ${when}. To use your own values, start one in the project folder:`,
    command: 'npm start',
    nobody: 'No sandbox answered.',
    startOne: 'Start one in the folder of the project:',
    again: 'Look again',
    stillNone: 'Still no response.',
  },

  destination: {
    label: 'Where requests go',
    change: 'Change',
    choose: 'Choose another destination',
    kinds: {
      local: 'Your sandbox',
      url: 'Another sandbox',
      testing: 'Testing server',
      replay: 'Recordings only',
    },
    shared: 'shared credentials',
    platform: (code) => `platform ${code}`,
    noKeys: 'no credentials',
    silent: (host) => `The sandbox you chose did not answer: ${host}.`,
    silentWhat: 'Nothing is sent anywhere else. Check that it is running, or choose another destination.',
    noSimulators: 'The provider’s testing server has no simulators.',
    noSimulatorsWhat: 'This panel needs them, so it sends nothing there.',
    replay: 'You chose to see recordings only.',
    replayWhat: 'Nothing is sent.',
    recordedAt: (when) => `The steps show what the sandbox answered on ${when}.`,
    samples: {
      of: (host, credentials) => `This code is for ${host}, ${credentials}.`,
      back: 'Show the documentation’s',
    },
    placeholders: { platformCode: 'YOUR_CODE', privateKey: 'YOUR_KEY', clientId: 'YOUR_TAX_NUMBER' },
  },

  networkFailure: {
    unreachable:
      'The sandbox has stopped answering. Nothing you typed is lost: check that it is running (npm start) and try again.',
    timeout: 'The sandbox took more than 10 seconds. Nothing you typed is lost: try again.',
    unreadable:
      'The response is not JSON: perhaps another program is using that port. Check the URL and try again.',
  },

  create: {
    title: 'Create the reference',
    lead: 'The shop asks for a reference for an amount.',
    amount: 'Amount in euros',
    amountExample: '10.00',
    code: 'Order code',
    codeExample: 'REF-0042',
    submit: 'Create the reference',
    again: 'Create another reference',
    working: 'Creating…',
    refused: 'The request was refused.',
    problem: {
      empty: 'Type an amount, for example 10.00.',
      shape: 'This is not an amount. Type it like this: 10.00.',
      decimals: 'An amount has two decimals at most.',
      large: 'A reference cannot carry more than €999,999.99.',
    },
  },

  card: {
    title: 'Reference to pay',
    entity: 'Entity',
    reference: 'Reference',
    amount: 'Amount',
    validUntil: (when) => `It can be paid until ${when}.`,
  },

  atm: {
    title: 'Pay at the ATM',
    lead: 'The customer pays at a Multibanco ATM.',
    hint: 'Try another amount: the machine refuses it and says why.',
    machine: 'Virtual ATM',
    service: 'Bill payment',
    welcome: 'Welcome',
    asleep: 'Create the reference in step 1 first: its details appear here.',
    working: 'Processing. Please wait…',
    done: 'Payment made',
    takeReceipt: 'Take your receipt.',
    refused: 'Operation refused',
    keys: 'Keypad',
    writesIn: (field) => `The keypad writes in: ${field}`,
    pay: 'Pay',
    clear: 'Clear',
    cancel: 'Cancel',
    fresh: 'New operation',
    receipt: 'Receipt',
    receiptNote: 'Simulation. Not a proof of payment.',
    paidAt: 'Date',
  },

  track: {
    title: 'Follow the state',
    lead: 'The shop asks for the payment and receives the webhook.',
    order: 'States the payment goes through',
    waitingForReference: 'Starts when there is a reference.',
    waitingForPayment: 'When the reference is paid at the ATM.',
    waitingForWebhook: 'Comes after the confirmation.',
    sending: 'Leaving the sandbox…',
    noSubscription:
      'No webhook subscribes to payment_confirmed. Create one with POST /api/webhooks and pay once more.',
    polling: 'Repeats until all is known.',
    retrying: 'The query repeats by itself until there is a response: nothing to do here.',
    after: (duration) => `${duration} later`,
    means: {
      pending: 'The reference exists and nobody has paid it yet.',
      pending_confirmation: 'The payment waits for confirmation.',
      authorised: 'The amount is held.',
      confirmed: 'The money is paid: you can hand over the order.',
      cancelled: 'The reference no longer waits for payment.',
    },
  },

  webhook: {
    title: 'Webhook',
    looks: { waiting: 'webhook not delivered yet', delivered: 'webhook delivered', failed: 'webhook failed' },
    answered: (status, milliseconds) => `The receiver answered ${status} in ${milliseconds} ms.`,
    answeredPlain: (status) => `The receiver answered ${status}.`,
    unanswered: 'It could not be delivered: the receiver did not answer.',
    nextAt: (when) => `Next attempt at ${when}.`,
  },

  signature: {
    title: 'Verify the signature',
    valid: 'Signature valid',
    invalid: 'Signature not valid',
    computing: 'Computing…',
    header: 'Split the header',
    headerWhat: (name) => `${name} carries the hash and the time (ts, in seconds).`,
    message: 'Join body and time',
    messageWhat: (bytes) => `The body exactly as it arrived (${bytes} bytes), followed by the digits of ts.`,
    hash: 'Compute HMAC-SHA256',
    hashWhat: (key) => `With the private key of the platform, ${key}.`,
    compare: 'Compare',
    compared: {
      computing: 'Computing…',
      valid: 'The result equals the hash of the header.',
      invalid:
        'The result does not equal the hash of the header: the message is not the one that was signed.',
    },
    tamper: 'Change one digit of the amount in the body',
    server: 'In your shop this happens on the server: the private key never reaches the browser.',
    noHeader: 'The delivery carries no PayPay-Signature header that can be read.',
    noCrypto:
      'This browser computes signatures only on https or on localhost. Open this page through http://localhost to verify them here.',
  },

  exchange: {
    request: 'Request',
    answer: 'Response',
    headers: 'Headers',
    body: 'Body',
    willSend: 'Will be sent',
    networkFailure: {
      unreachable: 'No response',
      timeout: 'Took too long',
      unreadable: 'Unreadable response',
    },
    code: { copy: 'Copy', copied: 'Copied', code: 'Code' },
  },

  run: {
    title: 'A live payment',
    method: 'Payment method',
    methods: { multibanco: 'Multibanco', mbway: 'MB WAY', card: 'Card' },
    start: 'Run',
    again: 'Run again',
    running: 'Running…',
    promise: 'Runs on your sandbox; without one, replays a recording.',
    startOne: 'To use your own sandbox, in the project folder:',
    request: 'Request',
    answer: 'Response',
    answerAhead: 'Run sends the request and shows the response here.',
    state: 'State',
    stateAhead: 'Changes when the customer pays.',
    payer: {
      multibanco: 'The virtual cash machine pays the reference…',
      mbway: 'The virtual phone accepts…',
      card: 'The test card pays…',
    },
    webhook: 'Webhook',
    webhookAhead: 'Arrives afterwards, signed.',
    silence: 'Nothing more arrived. See whether the sandbox still runs, and run it again.',
  },

  announcement: {
    created: (reference, amount) => `Reference ${reference} created, amount ${amount}.`,
    createRefused: 'The request for the reference was refused.',
    badAmount: 'The amount cannot be read.',
    paid: 'The ATM accepted the payment.',
    payRefused: 'The ATM refused the payment.',
    networkFailure: 'The sandbox did not answer.',
    confirmed: 'The payment is confirmed.',
    cancelled: 'The payment was cancelled.',
    webhook: 'The webhook arrived.',
  },
};
