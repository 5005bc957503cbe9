import type { Story } from '../story.ts';
import type { NamedSeed } from './namedSeed.ts';

const request = (seed: number, ...picks: number[]): Story => ({
  seed,
  steps: [{ action: 'hostile.operation', picks, pause: 0 }],
  hostile: true,
});

/** Stories of one hostile request, each shortened from what found a planted bug; the sandbox has no such bugs. */
export const hostileRequests: readonly NamedSeed[] = [
  {
    name: 'a body that breaks off on its way is refused',
    found: 'The planted bug "a body that breaks off on its way is an error of the sandbox", from 146 steps.',
    story: request(20261126, 0, 183_239, 0, 0, 0, 0, 821_080, 0),
  },
  {
    name: 'a change that is refused leaves its payment as it was',
    found: 'The planted bug "a change that is refused counts a version", from 28 steps.',
    story: request(20261126, 0, 450_723, 0, 0, 0, 0, 0, 0),
  },
  {
    name: 'an unknown subscription is refused with a code that its operation announces',
    found: 'The planted bug of an unannounced code, from 7 steps.',
    story: request(20261126, 757_853, 865_468, 0, 0, 0, 0, 0, 0),
  },
  {
    name: 'a byte order mark in a query is no empty text',
    found: 'A false alarm: the request itself had lost the mark.',
    story: request(20261136, 0, 400_759, 0, 671_189, 0, 0, 0, 0),
  },
];
