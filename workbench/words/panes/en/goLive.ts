import type { PaneWords } from '../pt.ts';

/** The last look before production. */
export const goLive: PaneWords['goLive'] = {
  title: 'Before going live',
  lead: 'The situations your receiver must get right, tried on your URL, with a report to print.',
  url: 'URL of your receiver',
  urlHint: 'The one you will subscribe in production, or the same program running on your machine.',
  run: 'Check it',
  running: 'Checking…',
  useInbox: 'Use the sandbox’s receiver',
  note: 'It creates payments and subscribes your URL while it lasts. It takes about half a minute.',
  progress: (done, all) => `${done} of ${all} situations`,
  done: 'The check is done.',
  looks: { queued: 'waiting', running: 'running', passed: 'passed', failed: 'failed', skipped: 'not tried' },
  scenarios: {
    paid: { title: 'A reference is paid', text: 'payment_confirmed arrives and the receiver takes it.' },
    phonePaid: { title: 'An MB WAY is accepted', text: 'payment_confirmed of a payment by phone arrives.' },
    phoneRefused: {
      title: 'An MB WAY is refused',
      text: 'payment_method_error arrives: the order is still unpaid.',
    },
    cancelled: { title: 'A payment is cancelled', text: 'payment_cancelled arrives.' },
    expired: { title: 'A deadline passes', text: 'payment_expired and payment_cancelled arrive.' },
    refunded: { title: 'A payment is refunded', text: 'payment_refunded arrives.' },
    duplicate: {
      title: 'The same message arrives twice',
      text: 'The receiver takes both; the order can be paid only once.',
    },
    callback: {
      title: 'A callback arrives',
      text: 'Its body is the payment itself, not a list: the receiver accepts it with 200, the only status that counts.',
    },
    slow: {
      title: 'The message arrives in pieces',
      text: 'The receiver waits for the whole body before it verifies the signature.',
    },
    forged: {
      title: 'Somebody forges a message',
      text: 'The signature is made with another key: the receiver refuses it with a 4xx status.',
    },
    replayed: {
      title: 'Somebody sends an old message again',
      text: 'The signature is right, but more than half an hour old: the receiver refuses it.',
    },
    truncated: {
      title: 'The body arrives cut short',
      text: 'The signature is that of the whole body: the receiver refuses it, and does not crash.',
    },
  },
  shortfalls: {
    not_sent: 'The message did not leave in time. Look at the deliveries.',
    unanswered: 'The receiver did not answer.',
    not_accepted: 'The receiver should answer 200, 201, 202 or 204.',
    callback_not_accepted:
      'The receiver must answer a callback with 200: no other status counts as received.',
    not_refused: 'The receiver took what it should refuse: it does not verify the signature.',
    crashed: 'The receiver answered with a server error; it should refuse with a 4xx status.',
  },
  slow: 'It took more than 5 seconds: answer first and work afterwards.',
  skipped:
    'It was not tried: the clock of the sandbox is ahead, and the receiver goes by real time. Reset the sandbox and check again.',
  broken: 'The sandbox did not let this situation be prepared:',
  answered: (status, milliseconds) => `answered ${status} in ${milliseconds} ms`,
  noAnswer: (error) => (error ? `no response (${error})` : 'no response'),
  allPassed: 'The receiver is ready for production.',
  somePassed: (passed, all) => `The receiver passed ${passed} of ${all} situations.`,
  of: 'Receiver',
  platform: (code) => `platform ${code}`,
  print: 'Print the report',
};
