import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn } from '@balcao/text/plural.ts';
import type { PaneWords } from '../paneWords.ts';

const nth = (place: number) => `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`;

export const atm: PaneWords['atm'] = {
  lead: 'Pay a reference as the customer would. If the machine refuses it, you find out which digit is wrong.',
  bank: {
    title: 'Online banking',
    heading: 'Pay a bill',
    account: 'Test account of Maria Silva',
    submit: 'Confirm payment',
  },
  references: 'References to pay',
  noReferences: 'No reference is waiting to be paid.',
  noReferencesText: 'Create one with the first call of the overview, or use one of the situations below.',
  scenarios: {
    title: 'Edge cases your shop must handle',
    text: 'Each one creates what it needs and gets the machine ready: all you have to do is press Pay.',
    labels: {
      wrongAmount: 'Wrong amount',
      twice: 'Pay twice',
      early: 'Too early',
      late: 'Too late',
      blocked: 'Too late, blocked',
    },
    ready: {
      wrongAmount: 'The reference is for €10.00 and the machine is set to twice that: the check digits will not match.',
      twice: 'This reference has just been paid. Pay it again and see it refused.',
      early: 'This reference only becomes valid tomorrow.',
      late: 'The deadline passed a minute ago, but the reference does not block late payments: the machine accepts it.',
      blocked: 'The deadline passed a minute ago and the reference blocks late payments (blockLatePayment).',
    },
  },
  explained: {
    title: 'What is wrong',
    fields: { entity: 'of the entity', reference: 'of the reference' },
    amount: (typed, expected, given, right) =>
      `The amount is part of the reference. For ${typed}, the last two digits would be ${expected}, but they are ${given}: this reference is for ${right}.`,
    digit: (place, field, typed, meant) =>
      `The ${nth(place)} digit ${field}: you typed ${typed}, and there is an otherwise identical reference with a ${meant}.`,
    swapped: (place, field) => `The ${nth(place)} and ${nth(place + 1)} digits ${field} are swapped.`,
    misfit: (amount, expected, given) =>
      `It does not exist, and cannot exist: for ${amount}, the check digits of this reference would be ${expected}, but they are ${given}.`,
    nobody: 'The check digits are right, but nobody issued this reference in this sandbox.',
  },
};

const counted = countIn(languageTags.en);

export const phone: PaneWords['phone'] = {
  lead: 'Answer notifications as a customer would: accept with the PIN, decline, or ignore them and let them expire.',
  device: (number) => `Phone ${number}`,
  noNumber: 'no notifications',
  home: {
    quiet: 'No notifications',
    quietText: 'When a shop requests a payment from this number, it shows up here.',
    asks: (merchant, amount) => `${merchant} requests ${amount}`,
    open: 'Tap to see it',
  },
  request: {
    title: 'Payment request',
    merchant: 'Shop',
    left: 'Time left to answer',
    overdue: 'Time is up.',
    saves: 'If you accept, this phone is saved for future payments to this shop.',
    accept: 'Accept',
    refuse: 'Decline',
    ignore: 'Ignore',
    working: 'Answering…',
  },
  pin: {
    title: 'Confirm with your PIN',
    label: 'MB WAY PIN',
    hint: (pin) => `Test PIN: ${pin}. Any other PIN shows you the error.`,
    short: (digits) => `The PIN has ${counted(digits, 'digit', 'digits')}.`,
    erase: 'Delete',
    confirm: 'Confirm',
    back: 'Back to the request',
  },
  ended: {
    accept_push: 'Payment accepted',
    refuse_push: 'Payment declined',
    fail_push: 'The payment failed',
    expire_push: 'The request expired',
    gone: 'The request is no longer there',
    close: 'Close',
  },
  explained: {
    title: 'What happens to this payment',
    waits: (time, left) => `The notification is open until ${time}: ${left} left by the sandbox’s clock.`,
    magic: (time) => `This is a test number: it answers on its own at ${time}.`,
    ignored: (code) =>
      `If nobody answers, it expires: the payment goes back to pending with ${code}, and the shop gets payment_method_error and can try another phone.`,
    jump: 'Jump there',
    rule: 'The rule',
    tells: 'The shop is notified by',
    accept_push:
      'The customer accepted in the app. The payment is made, and the shop gets the money at the daily close.',
    refuse_push: 'The customer declined in the app. Nothing was charged, and the payment is open again.',
    fail_push: 'MB WAY or the bank did not let it through. Nothing was charged, and the payment is open again.',
    expire_push: 'Nobody answered in time. Nothing was charged, and the payment is open again.',
    gone: 'The notification is no longer on the phone: the payment was cancelled, or changed some other way.',
    again: (deadline) => `Until ${deadline} the shop can send the request again, to this phone or another one.`,
    open: (id) => `See payment ${id}`,
    error: (code) => `Why: ${code}`,
  },
  phones: {
    title: 'Phones with notifications',
    none: 'No phone has a notification.',
    noneText:
      'Send one with the form, or from your program: an MB WAY payment to any number shows up here automatically.',
    count: (count) => counted(count, 'notification', 'notifications'),
  },
  send: {
    title: 'Send a notification',
    text: 'This is what the shop does: it creates an MB WAY payment for a number.',
    summary: 'Order 0042',
    saves: 'Also ask to save the phone (createRegistration)',
    working: 'Sending…',
    sent: (number) => `The notification is on phone ${number}.`,
    againTitle: 'Try another phone',
    againText: 'The same order, another number: PUT /payments/{id}.',
    againSubmit: 'Send to this number',
    call: 'The same call, to copy',
  },
};
