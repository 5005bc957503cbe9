import { expect } from 'vitest';

const refusal = (status: number, family: string, codes: string[], message: unknown) => ({
  status,
  family,
  codes,
  pointer: null,
  message,
});

/** What the same journey tells in each language. */
export const journey = {
  created: ['12345', 1000, 'pending'],
  same: true,
  listed: [1, true, 1],
  cleared: null,
  customer: 'Inês',
  removed: null,
  options: ['projectName', 'packageName', 'packageVersion', 'defaultServer'],
  sdk: 'php.en',
  behind: [true, '1'],
  limited: 'MB',
  named: 'python.en.eyJwYWNrYWdlTmFtZSI6ImxvamEifQ',
  whole: Array(10).fill(true),
  ones: ['999999990', '301', '1019', true, 'e00202'],
  refused: {
    ...refusal(422, 'e00200', ['e00202'], expect.stringMatching(/^e00202 Amount .*natural number/)),
    pointer: '/amount',
  },
  unknown: refusal(404, 'e00500', ['e00502'], 'e00502 Transaction not found'),
  odd: refusal(422, 'e00200', ['e00228'], expect.stringContaining('digits')),
  stranger: refusal(401, 'e00100', ['e00102'], expect.stringContaining('e00102')),
  unheard: refusal(0, '', [], expect.stringMatching(/^GET \/errors: /)),
  silent: refusal(0, '', [], expect.stringMatching(/^GET \/errors: /)),
  gateway: refusal(502, '', [], expect.stringMatching(/^502 /)),
  elsewhere: refusal(302, '', [], expect.stringMatching(/^302 /)),
  signatures: [true, true, false, false, false, false, false],
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
  /** Pauses of 12 retries: they grow from half a second at most, and end at a minute at most. */
  patient: [12, true, true, true],
  parsed: ['entity_approved', null, true, null, 'not parsed', 'not parsed'],
};
