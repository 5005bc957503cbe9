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

/** A form with each field that the contract has; an entity's form has none of `payments`. */
export const hookForm = new URLSearchParams(
  Object.keys(webhookFormFields).map((name) => [name, formValues[name] ?? '']),
).toString();

/** What the same journey tells in each language. */
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
  /** Neither the server nor the language has a default. */
  unsaid: [true, true],
  /** Each page holds what it can, all together hold everything once, and the place to begin is honoured. */
  walked: [true, true, true],
  /** Every other response is lost: a read succeeds, a key shows what was made, and nothing is made twice. */
  steady: {
    read: true,
    duplicate: [409, true],
    customer: true,
    keyless: [503, 1],
    made: 1,
    tried: ['GET', 'GET', 'POST', 'POST', 'POST', 'POST', 'POST'],
  },
  withoutRetries: [503, 1],
  /** Status, seconds of `Retry-After` and attempts: a long wait is left to the caller, no response is tried again. */
  closed: [503, 61, 1],
  dropped: [0, null, 2],
  /** The same where `Retry-After` is a date two minutes away. */
  dated: [503, true, 1],
  /** A list that does not come in pages is one. */
  single: [1, true],
  /** Pauses of 12 retries: they grow from half a second at most, and end at a minute at most. */
  patient: [12, true, true, true],
};

/** What a receiver makes of each message in each language: the event or the reason why there is none. */
export const messages = {
  signatures: [true, true, false, false, false, false, false],
  events: ['entity_approved', 'wrong', 'expired', 'missing', 'body', 'body', 'body'],
  callback: ['1101', 'missing', 'body'],
  form: ['payment_confirmed', '123456789', 'Loja & Café', 'wrong', 'body'],
  hookHash: [true, false, false],
};

/** What the simulators do for the same test in each language. */
export const drive = {
  atm: [[404, 'c0101'], 'confirmed'],
  faults: ['unavailable', 503, 'confirmed', 0],
  webhook: ['payment_confirmed', true, 'waiting'],
  state: [true, [404, 'e00502'], 'confirmed'],
  stranger: [401, 'e00102'],
};
