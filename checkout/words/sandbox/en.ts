import type { SandboxWords } from './pt.ts';

export const sandbox: SandboxWords = {
  label: 'Sandbox',
  apart: 'This is not part of the payment page: it is test data.',
  cards: 'Fill in a test card',
  phones: 'Fill in a test phone',
  morePhones: 'More outcomes',
  filled: 'Filled in.',
  other: {
    choose: 'Choose a method: test cards and phones appear here.',
    preparing: 'Once the reference appears, you can pay it here.',
    bank: 'Confirm or decline: here you are the cardholder.',
    done: 'There is nothing to fill in on this screen.',
  },
  push: {
    told: (paymentId) =>
      `A test phone answers on its own. For any other, answer here or with POST /sandbox/payments/${paymentId}/phone.`,
    accept: 'Accept on the phone',
    refuse: 'Decline on the phone',
    working: 'Sending your answer…',
  },
  atm: {
    told: 'No real ATM can take this reference: pay it here, or with POST /sandbox/atm.',
    pay: 'Pay this reference',
    working: 'Paying…',
  },
  docs: 'Test data in the documentation',
};
