import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn } from '@balcao/text/plural.ts';
import type { PaneWords } from '../pt.ts';

const counted = countIn(languageTags.en);

/** Messages to the shop, and who gets them. */
export const webhooks: PaneWords['webhooks'] = {
  title: 'Webhooks',
  lead: 'What the sandbox told the shop, attempt by attempt, and whom it tells.',
  deliveries: 'Deliveries',
  subscriptions: 'Subscriptions',
  allDeliveries: 'All deliveries',
  choose: 'Choose a delivery to see what it carried and verify its signature.',
  none: 'No message has left yet.',
  noneText: 'As soon as a payment changes state, the message appears here.',
  looks: { waiting: 'waiting', delivered: 'delivered', failed: 'failed' },
  delivery: (id) => `Delivery ${id}`,
  ofPayment: (id) => `payment ${id}`,
  attemptCount: (count) => counted(count, 'attempt', 'attempts'),
  callback: 'Callback: it goes to the address the request itself named.',
  kinds: { webhook: 'Webhook of a subscription', callback: 'Callback of the request' },
  fields: { url: 'To', kind: 'Kind', payment: 'Payment', next: 'Next attempt' },
  attempts: 'Attempts',
  noAttempts: 'It has not been tried yet.',
  noAnswer: 'no answer',
  took: (milliseconds) => `${milliseconds} ms`,
  resend: 'Send again',
  resent: 'The message is back in the queue.',
  jump: 'Move on to the next attempt',
  takeApart: 'Take the signature apart',
  subscribe: {
    title: 'Subscribe to an event',
    url: 'Address that receives',
    urlHint: 'A full address that the sandbox can reach; localhost will do.',
    action: 'Event',
    submit: 'Subscribe',
    done: (action) => `${action} goes to your address.`,
  },
  noSubscriptions: 'Nobody has subscribed to events.',
  noSubscriptionsText:
    'Without subscriptions the shop only knows what it asks for. Subscribe an address above.',
  on: 'on',
  off: 'off',
  failures: (count, most) => `${count} of ${most} failures in a row`,
  offSince: (when) => `Off since ${when}.`,
  reasons: {
    failures: (most) =>
      `${counted(most, 'delivery', 'deliveries')} failed in a row. Mend the receiver and switch it on again.`,
    by_hand: () => 'Somebody switched it off by a control.',
  },
  failureMode: 'Failure mode',
  noFailureMode: 'None: normal deliveries',
  failureModes: {
    duplicate: 'Says everything twice',
    out_of_order: 'Changes the order',
    delayed: 'Is 10 minutes late',
    stale_timestamp: 'Signs with an old time',
    wrong_signature: 'Signs with another key',
    truncated: 'Cuts the body in half',
    slow: 'Sends in pieces',
    before_response: 'Arrives before the response',
  },
  failureModeSet: 'The failure mode is set.',
  failureModeCleared: 'Deliveries are normal again.',
  resume: 'Switch on again',
  resumed: 'The subscription is on.',
  disable: 'Switch off',
  disabled: 'The subscription is off.',
  remove: 'Delete',
  deleted: 'The subscription was deleted.',
};
