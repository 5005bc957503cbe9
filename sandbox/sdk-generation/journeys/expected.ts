import { soapVectors } from '@balcao/contract/soap/hashVectors.ts';
import { webhookFormFields } from '@balcao/contract/soap/webhookFormFields.ts';
import { expect } from 'vitest';

const refusal = (status: number, family: string, codes: string[], message: unknown) => ({
  status,
  family,
  codes,
  pointer: null,
  message,
});

const { action: hookAction, date: hookDate, hash: hookHash } = soapVectors.hook;
const formValues: Readonly<Record<string, string>> = {
  ...{ hookAction, hookDate, hookHash },
  'payments[0][reference]': '123456789',
  'payments[0][additionalData][0][value]': 'Loja & Café',
};

/** Form with every field of the contract. The form of an entity lacks the fields of `payments`. */
export const hookForm = new URLSearchParams(
  Object.keys(webhookFormFields).map((name) => [name, formValues[name] ?? '']),
).toString();

/** Output of the journey, the same in each language. */
export const journey = {
  created: ['12345', 1000, 'pending'],
  same: true,
  listed: [1, true, 1],
  cleared: null,
  customer: 'Inês',
  removed: null,
  options: ['projectName', 'packageName', 'packageVersion', 'defaultServer', 'api'],
  sdk: 'php.en',
  behind: [true, '1'],
  limited: 'MB',
  named: 'python.en.eyJwYWNrYWdlTmFtZSI6ImxvamEifQ',
  refused: {
    ...refusal(422, 'e00200', ['e00202'], expect.stringMatching(/^e00202 Amount .*natural number/)),
    pointer: '/amount',
  },
  unknown: refusal(404, 'e00500', ['e00502'], 'e00502 Transaction not found'),
  odd: refusal(422, 'e00200', ['e00228'], expect.stringContaining('digits')),
  stranger: refusal(401, 'e00100', ['e00102'], expect.stringContaining('e00102')),
  silent: refusal(0, '', [], expect.stringMatching(/^GET \/errors: /)),
  gateway: refusal(502, '', [], expect.stringMatching(/^502 /)),
  elsewhere: refusal(302, '', [], expect.stringMatching(/^302 /)),
  /** Whether the URL is required if there is no default server. */
  unsaid: [true, true],
  /** Pages are full, contain everything exactly once, and start at the given page. */
  walked: [true, true, true],
  /** Every other response is lost. A read still succeeds, and a key returns the existing object without a duplicate. */
  steady: {
    read: true,
    duplicate: [409, true],
    customer: true,
    keyless: [503, 1],
    made: 1,
    tried: ['GET', 'GET', 'POST', 'POST', 'POST', 'POST', 'POST'],
  },
  withoutRetries: [503, 1],
  /** Status, seconds of `Retry-After`, attempts. The client leaves a long wait to the caller, and does not retry. */
  closed: [503, 61, 1],
  dropped: [0, null, 2],
  /** `Retry-After` is a date two minutes away. */
  dated: [503, true, 1],
  /** A list without paging has a single page. */
  single: [1, true],
  /** Pauses of 12 retries, which grow from at most half a second to at most a minute. */
  patient: [12, true, true, true],
};

/** Event parsed from each message, or the reason for its rejection, the same in each language. */
export const messages = {
  signatures: [true, true, false, false, false, false, false],
  events: ['entity_approved', 'wrong', 'expired', 'missing', 'body', 'body', 'body'],
  callback: ['1101', 'missing', 'body'],
  form: ['payment_confirmed', '123456789', 'Loja & Café', 'wrong', 'body'],
  hookHash: [true, false, false],
};

/** Results of the simulators, the same in each language. */
export const drive = {
  atm: [[404, 'c0101'], 'confirmed'],
  faults: ['unavailable', 503, 'confirmed', 0],
  webhook: ['payment_confirmed', true, 'waiting'],
  state: [true, [404, 'e00502'], 'confirmed'],
  stranger: [401, 'e00102'],
};
