import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn } from '@balcao/text/plural.ts';
import type { PaneWords } from '../paneWords.ts';

const counted = countIn(languageTags.en);

export const goLive: PaneWords['goLive'] = {
  title: 'Before going live',
  lead: 'The situations your receiver must handle, tested on your URL, and the calls your program made, with a report to print.',
  url: 'Receiver URL',
  urlHint: 'The one you will subscribe in production, or the same program running on your computer.',
  run: 'Check it',
  running: 'Checking…',
  useInbox: 'Use the sandbox’s receiver',
  note: 'Creates payments and subscribes your URL while the test lasts. It takes about half a minute.',
  progress: (done, all) => `${done} of ${all} situations`,
  done: 'The test is finished.',
  looks: { queued: 'waiting', running: 'running', passed: 'passed', failed: 'failed', skipped: 'not run' },
  scenarios: {
    paid: { title: 'A reference is paid', text: 'payment_confirmed arrives and the receiver accepts it.' },
    phonePaid: {
      title: 'An MB WAY payment is accepted',
      text: 'payment_confirmed arrives for a payment by phone.',
    },
    phoneRefused: {
      title: 'An MB WAY payment is declined',
      text: 'payment_method_error arrives: the order is still unpaid.',
    },
    cancelled: { title: 'A payment is cancelled', text: 'payment_cancelled arrives.' },
    expired: { title: 'A deadline passes', text: 'payment_expired and payment_cancelled arrive.' },
    refunded: { title: 'A payment is refunded', text: 'payment_refunded arrives.' },
    duplicate: {
      title: 'The same message arrives twice',
      text: 'The receiver accepts both; the order can only be paid once.',
    },
    callback: {
      title: 'A callback arrives',
      text: 'Its body is the payment itself, not a list: the receiver accepts it with 200, the only status that counts.',
    },
    slow: {
      title: 'The message arrives in pieces',
      text: 'The receiver waits for the whole body before it verifies the signature: `Content-Length` says how long it is, and it does not come chunked.',
    },
    forged: {
      title: 'Somebody forges a message',
      text: 'The signature is made with another key: the receiver refuses it with a 4xx status.',
    },
    replayed: {
      title: 'Somebody replays an old message',
      text: 'The signature is correct, but more than half an hour old: the receiver refuses it.',
    },
    truncated: {
      title: 'The body arrives truncated',
      text: 'The signature is for the whole body: the receiver refuses it, and does not crash.',
    },
  },
  shortfalls: {
    not_sent: 'The message was not sent in time. Check the deliveries.',
    unanswered: 'The receiver did not respond.',
    not_accepted: 'The receiver should respond with 200, 201, 202 or 204.',
    callback_not_accepted: 'The receiver must respond to a callback with 200: no other status counts as received.',
    not_refused: 'The receiver accepted what it should refuse: it does not verify the signature.',
    crashed: 'The receiver responded with a server error; it should refuse with a 4xx status.',
  },
  slow: 'It took more than 5 seconds: respond first and do the work afterwards.',
  unasked: (url, paymentId) => `It did not ask ${url} about payment ${paymentId}: it may be asking another sandbox.`,
  skipped:
    'It was not run: the sandbox’s clock is ahead, and the receiver uses real time. Reset the sandbox and check again.',
  broken: 'The sandbox could not prepare this situation:',
  answered: (status, milliseconds, location) =>
    `responded ${status} in ${milliseconds} ms${location ? `, redirecting to ${location}` : ''}`,
  noAnswer: (error) => (error ? `no response (${error})` : 'no response'),
  allPassed: 'The receiver gave the right response in every situation.',
  beyond: 'The check sees the responses: whether each order ships once, only your own tests can tell.',
  somePassed: (passed, all) => `The receiver passed ${passed} of ${all} situations.`,
  of: 'Receiver',
  print: 'Print the report',
  caller: {
    title: 'Your program',
    lead: 'The calls that your program made to this sandbox, examined by the log. Those of these pages do not count.',
    again: 'Examine again',
    none: 'The log has no calls of your program yet: run it, or its tests, and examine again.',
    counted: (calls, broken) =>
      `${counted(calls, 'call examined', 'calls examined')}; ${counted(broken, 'rule broken', 'rules broken')}.`,
    looks: { clear: 'nothing found', found: 'to correct', unexamined: 'not examined' },
    more: (count) => `and ${count} more`,
    payment: (id) => `payment ${id}`,
    link: 'How it is done',
  },
};
