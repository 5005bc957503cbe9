import type { SandboxWords } from './pt.ts';

/** Texts of the sandbox's bar below the payment page, in English. */
export const sandbox: SandboxWords = {
  label: 'Sandbox',
  apart: 'This is not part of the payment page: it is test data.',
  cards: 'Fill in a test card',
  phones: 'Fill in a test phone',
  morePhones: 'More outcomes',
  filled: 'Filled in.',
  other: {
    choose: 'Choose a method: test cards and phones appear here.',
    reference: 'Pay this reference at the sandbox’s cash machine: POST /sandbox/atm.',
    bank: 'Confirm or refuse: here you are the card holder.',
    done: 'There is nothing to fill in on this screen.',
  },
  push: {
    told: (paymentId) =>
      `A test phone answers by itself. For any other, answer here or with POST /sandbox/payments/${paymentId}/phone.`,
    accept: 'Accept on the phone',
    refuse: 'Decline on the phone',
    working: 'Answering…',
  },
  docs: 'Test data in the documentation',
};
