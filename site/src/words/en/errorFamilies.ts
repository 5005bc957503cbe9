import type * as pt from '../pt/errorFamilies.ts';

export const families: typeof pt.families = {
  caption: 'Error families',
  family: 'Family',
  acts: 'Who has to act',
  retry: 'Retry?',
  statuses: 'HTTP status',
  codes: 'Codes',
  retried: { none: 'no', all: 'yes', some: 'only' },
  /** Who has to act, by family. */
  actors: {
    e00100: 'Whoever configures your program: the credentials or the entity are not the right ones.',
    e00200: 'The developer: correct what `source` points to.',
    e00300: 'The shop: correct the amount or the data, or change in the back office what the entity may do.',
    e00400: 'The developer: choose another method or operation. If the platform should be allowed, support.',
    e00500: 'The developer: the path, `id` or token does not exist for this entity.',
    e00600:
      'Your program, if the state of the payment does not allow it; the customer, if the bank or the phone declined.',
    e05000: 'Your program: use the customer that already exists.',
    s00100: 'Nobody: wait as long as `Retry-After` says.',
  },
};
