import type { NamedSeed } from './namedSeed.ts';

/** Shortened from 285 steps. */
export const ignoredPhone: NamedSeed = {
  name: 'a phone that is ignored is due when its push ends',
  found: 'A false alarm: the phone would have answered by itself after a second.',
  story: {
    seed: 120000405,
    steps: [
      {
        action: 'merchant.phone',
        picks: [89_865, 62_902, 146_742, 109_352, 496_358, 538_971, 72_189, 928_298],
        pause: 0,
      },
      {
        action: 'merchant.savedCard',
        picks: [343_871, 675_612, 386_652, 42_923, 880_589, 923_049, 588_825, 200_209],
        pause: 0,
      },
      {
        action: 'payer.phone',
        picks: [73_473, 194_249, 785_323, 487_324, 260_468, 18_150, 104_792, 459_427],
        pause: 0,
        overlap: 9,
      },
      {
        action: 'clock.advance',
        picks: [721_112, 493_960, 897_434, 557_448, 242_802, 383_029, 549_137, 684_208],
        pause: 0,
      },
    ],
  },
};
