import type { NamedSeed } from './namedSeed.ts';

/** Shortened from 211 steps. */
export const refusedMessage: NamedSeed = {
  name: 'a callback that is refused is tried again to the end of its schedule',
  found: 'The planted bug "an event is lost when its second attempt fails"; the sandbox has no such bug.',
  story: {
    seed: 7001,
    steps: [
      {
        action: 'merchant.reference',
        picks: [297_438, 409_981, 812_808, 447_635, 527_250, 237_804, 88_469, 441_661],
        pause: 0,
      },
      {
        action: 'receiver.behave',
        picks: [755_742, 622_135, 81_670, 207_227, 386_454, 725_549, 207_603, 646_078],
        pause: 0,
      },
      {
        action: 'clock.moveTo',
        picks: [725_065, 878_011, 337_228, 835_293, 334_274, 230_419, 945_271, 469_825],
        pause: 0,
      },
    ],
  },
};
