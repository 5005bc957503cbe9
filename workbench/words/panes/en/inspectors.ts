import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn, pluralIn } from '@balcao/text/plural.ts';
import type { PaneWords } from '../paneWords.ts';

/** The payments of the platform. */
export const payments: PaneWords['payments'] = {
  lead: 'The payments of all your entities, and the history of each one.',
  search: 'Number, reference, phone',
  anyState: 'All states',
  all: 'All payments',
  none: 'There are no payments yet.',
  noneText: 'The first call is on the overview, ready to paste into a terminal.',
  noneFits: 'No matching payments.',
  noneFitsText: 'Change the search or the state.',
  showAll: 'Show all',
  firstCall: 'Make the first call',
  payment: (id) => `Payment ${id}`,
  refund: {
    full: (amount) => `Refunded in full: ${amount}.`,
    part: (amount) => `Refunded in part: ${amount}.`,
    void: 'A full refund on the same day counts as a void, so the state is cancelled.',
  },
  story: 'What happened',
  noStory: 'Only the current state of this payment is known.',
  raw: 'The payment as JSON',
  refused: 'That was not possible.',
  working: 'Working…',
  fields: {
    type: 'Type',
    method: 'Method',
    phone: 'Phone',
    card: 'Card',
    result: 'Last attempt',
    code: 'Code',
    summary: 'Description',
    uniqueId: 'customUniqueId',
    client: 'Entity’s tax number',
    initial: 'Initial payment',
    validUntil: 'Valid until',
    fee: 'Fee including VAT',
    transfer: 'Transfer',
    cancelled: 'Cancellation reason',
  },
  actions: {
    atm: { label: 'Pay at the ATM' },
    terminal: { label: 'Go to the terminal' },
    accept: { label: 'Accept on the phone', done: 'The notification was accepted.' },
    refuse: { label: 'Decline on the phone', done: 'The notification was declined.' },
    ignore: { label: 'Ignore on the phone', done: 'The notification stays until it expires.' },
    capture: {
      label: 'Capture',
      amount: 'Amount to capture, in euros',
      submit: 'Capture',
      done: 'The amount was captured.',
    },
    refund: {
      label: 'Refund',
      amount: 'Amount to refund, in euros',
      submit: 'Refund',
      done: 'The refund was made.',
    },
    amount: {
      label: 'Change the amount',
      amount: 'New amount, in euros',
      submit: 'Change',
      done: 'The amount was changed.',
    },
    cancel: { label: 'Cancel the payment', done: 'The payment was cancelled.' },
  },
  attempt: {
    number: (attempt) => `Attempt ${attempt}:`,
    answered: (status) => `responded ${status}`,
    unanswered: (error) => (error ? `no response (${error})` : 'no response'),
  },
};

const counted = countIn(languageTags.en);
const plural = pluralIn(languageTags.en);

/** The log of calls. */
export const requests: PaneWords['requests'] = {
  lead: 'Each call to the API, its response and, if it was refused, the rule that refused it.',
  filter: 'Which calls',
  filters: {
    api: 'API calls',
    refused: 'Refused',
    warned: 'With warnings',
    controls: 'Sandbox controls',
    all: 'All',
  },
  all: 'All calls',
  none: 'Nobody has called the API yet.',
  noneText: 'Your program’s calls appear here as soon as they arrive.',
  noneFits: 'No calls of this kind.',
  gone: 'This call is no longer in the log.',
  goneText: 'The log keeps the latest calls; resetting the sandbox clears it.',
  warningCount: (count) => counted(count, 'warning', 'warnings'),
  unknownOperation: 'No operation at this URL',
  inReference: 'See it in the API reference',
  at: 'When',
  duration: 'Duration',
  requestId: 'Request id',
  faults: 'Fault on demand',
  repeat: 'Repeat with cURL',
  refusedBy: (count) => plural(count, 'The rule that refused it', 'The rules that refused it'),
  inField: 'in',
  cause: 'Why',
  remedy: 'What to do',
  more: (code) => `${code} in the documentation`,
  warnings: 'Warnings',
  nearest: 'You may have meant',
  reasons: {
    unknown_field: 'is not a field of this operation and was ignored.',
    unknown_parameter: 'is not a parameter of this operation and was ignored.',
    unread_body: 'The body was ignored: this operation reads none.',
    unread_header:
      'is a header that the API ignores: it keeps nothing from being done twice, sets no condition, does not change the method and causes no fault.',
    hidden_characters:
      'is accepted, but has characters that cannot be seen, and is another one without them.',
    placeholder:
      'is accepted, but has what a program writes for a value it does not have: the next order will have the same.',
    reference_form: 'is accepted, but lacks the zeros that a reference begins with.',
    repeated_subscription: 'is accepted, but the same event goes there already: each message arrives twice.',
    url_fragment: 'is accepted, but what follows # is not sent: the message goes to the URL without it.',
    replaced_characters:
      'is accepted, but has \ufffd in place of letters that were lost: another may be the same.',
    plus_in_url: 'is read with a blank: in a URL, + is written %2B.',
    html_in_url: 'is accepted, but has & as HTML writes it: its receiver gets it so.',
    content_type: 'does not say that the body is JSON: here it is read all the same.',
    phone_number: 'is accepted, but no phone to call, or mobile phone to pay with, has this number.',
    phone_left_out:
      'is not read and was left out: it is written 351#912345678. The payment was made without it.',
    unread_content: 'has text in place of elements, or the reverse, and was ignored.',
    soap_action: 'names another method than the body, which was called.',
    tax_number_beginning: 'is accepted, but no Portuguese tax number starts like that.',
  },
};

/** The sandbox's time. */
export const clock: PaneWords['clock'] = {
  lead: 'Deadlines, expiries, retries and settlements follow this clock. It only moves forward.',
  now: 'Sandbox time',
  real: 'It is showing real time.',
  ahead: (duration) =>
    `It is ${duration} ahead of real time. Resetting the sandbox puts it back to real time.`,
  advance: 'Move forward',
  steps: {
    60: '+1 min',
    300: '+5 min',
    1800: '+30 min',
    3600: '+1 hour',
    86400: '+1 day',
    604800: '+7 days',
  },
  moving: 'Moving forward, stopping at everything that happens along the way…',
  moved: (when) => `The sandbox’s clock now shows ${when}.`,
  settle: 'Settle now',
  settled: 'Paid payments have been settled.',
  settleText: 'Does now what the daily close would do: transfers what was paid and invoices the fees.',
  upcoming: 'What comes next',
  nothingAhead: 'Nothing is scheduled.',
  jump: 'Jump there',
  kinds: {
    phone_answers: 'The phone answers',
    push_expires: 'The MB WAY notification expires',
    terminal_acts: 'The terminal carries on by itself',
    terminal_gives_up: 'The terminal stops waiting',
    terminal_tells: 'The terminal’s report arrives',
    payment_expires: 'The deadline passes',
    day_closes: 'The day closes and the money is transferred',
    delivery_leaves: 'Next delivery attempt',
  },
  setAside: {
    title: 'Set aside',
    text: 'An error in the sandbox itself prevented this several times; everything else carried on.',
    kinds: {
      payment: (id) => `Payment ${id}`,
      entity: (id) => `Registration of tax number ${id}`,
      delivery: (id) => `Delivery ${id}`,
    },
    error: (id) => `Error ${id}, in the sandbox log`,
    retry: 'Try again',
    drop: 'Discard',
  },
};
