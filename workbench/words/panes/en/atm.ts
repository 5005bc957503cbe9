import type { PaneWords } from '../pt.ts';

/** “1st”, “2nd”, “3rd”, “4th”. */
const nth = (place: number) => `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`;

/** The ATM of the workbench. */
export const atm: PaneWords['atm'] = {
  title: 'ATM',
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
      wrongAmount:
        'The reference is for €10.00 and the machine is set to twice that: the check digits will not match.',
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
