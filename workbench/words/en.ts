import { announcement, create, device, receipt, track } from './payment/en.ts';
import type { WorkbenchWords } from './pt.ts';

export const words: WorkbenchWords = {
  panel: 'Live panel: a payment from start to end',
  announcement,
  create,
  device,
  receipt,
  track,
  restart: 'Start over',
  next: { pay: 'Next: pay', track: 'Next: track the state' },

  mode: {
    looking: 'Looking for the sandbox…',
    loading: 'Loading the sandbox in this browser…',
    live: 'Live sandbox',
    recording: 'Recording',
    recordingTitle: 'This is a recording: no sandbox responded.',
    recordingWhat: (when) =>
      `The steps show how the sandbox responded on ${when}. To use your own values, start one in the project folder:`,
    command: 'npm start',
    source: 'where to get the code',
    nobody: 'No sandbox responded.',
    startOne: 'Start one in the project folder:',
    again: 'Look again',
    stillNone: 'Still no response.',
    inTab: 'in this browser',
    unavailable: 'The sandbox does not start in this browser.',
    unavailableWhat:
      'It needs a page over HTTPS or on localhost, and a browser that lets a site work in the background: some private windows do not.',
    unkept: {
      forbidden: 'The browser does not let this site keep data: what you do here lasts until you close this tab.',
      full: 'The browser has no space left to keep more: what you do from now on lasts until you close this tab.',
    },
  },

  destination: {
    label: 'Where requests go',
    change: 'Change',
    choose: 'Choose another destination',
    kinds: {
      local: 'Your sandbox',
      tab: 'Sandbox in this browser',
      url: 'Another sandbox',
      testing: 'Testing server',
      replay: 'Recordings only',
    },
    shared: 'shared credentials',
    given: 'sample credentials',
    platform: (code) => `platform ${code}`,
    noKeys: 'no credentials',
    silent: (host) => `The sandbox you chose did not respond: ${host}.`,
    silentWhat: 'Nothing is sent anywhere else. Check that it is running, or choose another destination.',
    noSimulators: 'The provider’s testing server has no simulators.',
    noSimulatorsWhat: 'This panel needs them, so it sends nothing there.',
    replay: 'You chose to see recordings only.',
    replayWhat: 'Nothing is sent.',
    recordedAt: (when) => `The steps show how the sandbox responded on ${when}.`,
    samples: {
      of: (host, credentials) => `This code is for ${host}, ${credentials}.`,
      back: 'Show the documentation’s',
    },
    placeholders: { platformCode: 'YOUR_CODE', privateKey: 'YOUR_KEY', clientId: 'YOUR_TAX_NUMBER' },
  },

  networkFailure: {
    unreachable:
      'The sandbox has stopped responding. Nothing you typed is lost: check that it is running, or reload the page if it is the one in this browser, and try again.',
    timeout: 'The sandbox took more than 10 seconds. Nothing you typed is lost: try again.',
    unreadable: 'The response is not JSON: perhaps another program is using that port. Check the URL and try again.',
  },

  card: {
    entity: 'Entity',
    reference: 'Reference',
    amount: 'Amount',
  },

  atm: {
    hint: 'Try another amount: the machine refuses it and says why.',
    machine: 'Virtual ATM',
    service: 'Bill payment',
    working: 'Processing. Please wait…',
    done: 'Payment made',
    takeReceipt: 'Take your receipt.',
    refused: 'Transaction refused',
    keys: 'Keypad',
    writesIn: (field) => `The keypad types into: ${field}`,
    pay: 'Pay',
    clear: 'Clear',
    cancel: 'Cancel',
    fresh: 'New transaction',
    receipt: 'Receipt',
    receiptNote: 'Simulation. Not valid as proof of payment.',
    paidAt: 'Date',
  },

  webhook: {
    title: 'Webhook',
    looks: { waiting: 'webhook not delivered yet', delivered: 'webhook delivered', failed: 'webhook failed' },
    answered: (status, milliseconds) => `The receiver responded ${status} in ${milliseconds} ms.`,
    answeredPlain: (status) => `The receiver responded ${status}.`,
    unanswered: 'It could not be delivered: the receiver did not respond.',
    nextAt: (when) => `Next attempt at ${when}.`,
  },

  signature: {
    title: 'Verify the signature',
    valid: 'Signature valid',
    invalid: 'Signature not valid',
    computing: 'Computing…',
    header: 'Split the header',
    headerWhat: (name) => `${name} carries the hash and the time (ts, in seconds).`,
    message: 'Join the body and the time',
    messageWhat: (bytes) => `The body exactly as received (${bytes} bytes), followed by the digits of ts.`,
    hash: 'Compute HMAC-SHA256',
    hashWhat: (key) => `With the platform’s private key, ${key}.`,
    compare: 'Compare',
    compared: {
      computing: 'Computing…',
      valid: 'The result matches the hash in the header.',
      invalid: 'The result does not match the hash in the header: this is not the message that was signed.',
    },
    tamper: 'Change one digit of the amount in the body',
    server: 'In your shop, this happens on the server: the private key never reaches the browser.',
    noHeader: 'The delivery has no readable PayPay-Signature header.',
    noCrypto:
      'This browser only computes signatures on https or on localhost. Open this page through http://localhost to verify them here.',
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
    invitation: 'Click Run to watch it happen in your sandbox.',
    promise: 'Runs on your sandbox; without one, replays a recording.',
    startOne: 'To use your own sandbox, in the project folder:',
    answerAhead: 'Run sends the request and shows the response here.',
    state: 'State',
    stateAhead: 'Changes when the customer pays.',
    payer: {
      multibanco: 'The virtual ATM pays the reference…',
      mbway: 'The virtual phone accepts…',
      card: 'The test card pays…',
    },
    paid: 'Paid and confirmed: the sandbox paid on the customer’s behalf.',
    refund: 'See how to refund it',
    webhookAhead: 'Arrives afterwards, signed.',
    silence: 'Nothing else arrived. Check whether the sandbox is still running, and run it again.',
  },
};
