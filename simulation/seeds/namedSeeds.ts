import type { Step, Story } from '../story.ts';

/** A story that broke a promise once, shortened; it is played in every test run. */
export interface NamedSeed {
  name: string;
  /** What it found, and what became of it. */
  found: string;
  story: Story;
}

/** A step after which nothing passes, and that ends before the next one begins. */
const step = (action: string, ...picks: number[]): Step => ({ action, picks, pause: 0 });

/** Shortened from 211 steps. */
const refusedMessage: NamedSeed = {
  name: 'a callback that is refused is tried again to the end of its schedule',
  found: 'The planted bug "an event is lost when its second attempt fails"; the sandbox has no such bug.',
  story: {
    seed: 7001,
    steps: [
      step('merchant.reference', 297_438, 409_981, 812_808, 447_635, 527_250, 237_804, 88_469, 441_661),
      step('receiver.behave', 755_742, 622_135, 81_670, 207_227, 386_454, 725_549, 207_603, 646_078),
      step('clock.moveTo', 725_065, 878_011, 337_228, 835_293, 334_274, 230_419, 945_271, 469_825),
    ],
  },
};

const request = (seed: number, ...picks: number[]): Story => ({
  seed,
  steps: [step('hostile.operation', ...picks)],
  hostile: true,
});

/** Stories of one hostile request, each shortened from what found a planted bug; the sandbox has no such bugs. */
const hostileRequests: readonly NamedSeed[] = [
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
];

/** Every story that broke a promise once. */
export const namedSeeds: readonly NamedSeed[] = [refusedMessage, ...hostileRequests];
