import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn } from '@balcao/text/plural.ts';
import type { PaneWords } from '../paneWords.ts';

const counted = countIn(languageTags.en);

/** The card terminal of the workbench. */
export const terminal: PaneWords['terminal'] = {
  title: 'Card terminal',
  lead: 'Send a payment to the terminal as your integration will, then step to the other side of the counter: the card, the PIN and the receipt are yours.',
  choose: 'Terminals',
  cloud: 'Cloud',
  standalone: 'Standalone',
  none: 'This sandbox has no terminals.',
  noneText: 'A fresh sandbox has cloud terminals and a standalone one: reset this one from the credentials.',
  free: 'Free',
  device: (name) => `Terminal ${name}`,
  keys: 'Terminal keypad',
  cancel: 'Cancel',
  erase: 'Correct',
  enter: 'Confirm',
  network: { on: 'Connected', off: 'No network' },
  paper: { on: 'Paper', off: 'No paper' },
  screen: {
    idle: 'Welcome',
    idleText: 'Waiting for a request from the API.',
    offlineText: 'Receives no requests and reads no cards.',
    amountText: 'Type it and confirm.',
    present: 'Tap, insert or swipe the card',
    sameCard: (card) => `With the card that paid: ${card}`,
    seconds: (seconds) => `${seconds} s`,
    left: (left) => `${left} left`,
    pinLabel: 'PIN',
    pinLeft: (left) => `Wrong PIN, ${counted(left, 'attempt', 'attempts')} left`,
    problem: { pin: 'A PIN has four digits.', amount: 'Type an amount.' },
    workingText: 'The bank responds within seconds.',
    removeCard: 'Remove the card.',
    printing: 'Printing the receipt…',
    takeSlip: 'Take the receipts.',
    noPaper: 'Out of paper: the receipt has yet to be printed.',
  },
  endingText: {
    approved: 'Thank you.',
    timedOut: 'No card or PIN in time.',
    givenUp: 'Nothing was charged or refunded.',
    undone: 'Nothing was charged or refunded.',
  },
  decline: {
    issuer: 'The issuing bank declined.',
    pin: (times) => `Wrong PIN ${counted(times, 'time', 'times')}.`,
    otherCard: 'Not the card that paid.',
  },
  wallet: {
    title: 'The payer’s wallet',
    notWaiting: 'The terminal is not waiting for a card.',
    pin: (pin) => `Every card’s PIN is ${pin}; any other is wrong.`,
    contactless: (amount) => `Tapped, it needs no PIN up to ${amount}.`,
    alwaysPin: 'Always asks for the PIN, then is accepted.',
    isPaid: 'This is the card that paid.',
  },
  presentCard: { tap: 'Tap', insert: 'Insert', swipe: 'Swipe' },
  entries: { tap: 'Contactless', insert: 'Chip', swipe: 'Magnetic stripe' },
  slip: {
    merchant: 'Merchant copy',
    customer: 'Customer copy',
    terminal: 'Terminal',
    entity: 'Tax number',
    card: 'Card',
    entry: 'Read by',
    outcome: 'Result',
    note: 'Simulation. Not valid as proof of payment.',
  },
  send: {
    title: 'Your integration’s request',
    text: (name) => `The call that starts a payment at terminal ${name}.`,
    kind: 'What to send',
    kinds: { payment: 'Payment', refund: 'Refund' },
    amount: 'Amount in euros',
    large: (most) => `A card payment cannot exceed ${most}.`,
    small: (least) => `The minimum card payment is ${least}.`,
    code: 'Code (optional)',
    paid: 'Payment to refund',
    nothingPaid: 'There is nothing to refund yet: you can only refund what settlement has confirmed.',
    validity: 'Deadline',
    validities: {
      0: 'End of the day (default)',
      1: 'One minute',
      5: 'Five minutes',
      30: 'Half an hour',
    },
    blockLate: 'Refuse late payments (blockLatePayment)',
    submit: 'Send to the terminal',
    sending: 'Sending…',
    sent: 'The request is at the terminal.',
    standalone:
      'This is a standalone terminal: the operator types the amount at the terminal itself, and the API refuses requests for it (e00402).',
    byItself: 'At this terminal, the payer acts on their own.',
    magic: 'Amounts with a fixed outcome',
    magicText:
      'With one of these, the payer and the bank act on their own. With any other, you present the card.',
    use: (amount) => `Use ${amount}`,
  },
  account: {
    title: 'What happened to the payment',
    none: 'This terminal has not received anything yet.',
    noneText: 'Send it a payment.',
    noneStandalone: 'Type an amount at the terminal.',
    device: 'The terminal says',
    api: 'The API says',
    backOffice: 'The back office says',
    nothingYet: 'No status yet',
    kinds: {
      waiting: 'The request is at the terminal. The API only changes when the terminal reports an outcome.',
      unreached:
        'The terminal is offline, and has not read the card and the PIN yet. Once the wait is over, the payment is cancelled.',
      unreachedBank:
        'The terminal is offline, but it has read the card: the payment may still be approved. Do not charge again; wait for the API.',
      unheard:
        'The terminal already knows the outcome, but its report has not arrived: as far as the API knows, it is still waiting.',
      unheardLate:
        'The deadline passed before the report arrived, and the API cancelled. When the report comes, its time decides what stands.',
      authorised:
        'The card was accepted and the amount is held. It is paid once the terminal’s settlement arrives.',
      confirmed: 'Settlement succeeded: it is paid.',
      settled: 'It is paid and transferred to the entity. It can be refunded with no time limit.',
      refunded: 'The money went back to the card that paid.',
      keptLate:
        'The report came after the deadline but within the tolerance: the payment is cancelled and the authorisation kept.',
      voidedLate:
        'The report came too late, or the request refused late payments: the transaction was voided.',
      declined: 'It was declined at the terminal and is cancelled. To try again, send a new request.',
      leftAlone: 'Nobody presented a card or entered a PIN in time: it is cancelled, its deadline passed.',
      givenUp: 'Somebody pressed cancel: it is cancelled by the customer.',
      lapsed: 'The request’s deadline passed without an outcome at the terminal: it is cancelled.',
      withdrawn: 'The merchant cancelled before settlement: nothing was charged.',
      overtaken:
        'The payment had already been refunded another way while the terminal was waiting: this refund was not made.',
      givenBack: 'It was refunded in full on the same day: that counts as a void.',
    },
    story: 'Its history in the API',
  },
  condition: {
    title: 'Terminal condition',
    label: 'What is wrong with the terminal',
    settle: 'Close the terminal’s day',
    settleText: 'Settlement confirms what is authorised. Without this button, it happens at midnight.',
    settled: (count) => `Settlement confirmed ${counted(count, 'payment', 'payments')}.`,
    nothingToSettle: 'There was nothing to settle.',
  },
  history: {
    title: 'The terminal’s transactions in the back office',
  },
};
