import type { NamedSeed } from './namedSeed.ts';

/** Shortened from 397 steps. */
export const resentFirst: NamedSeed = {
  name: 'a message waits for its next attempt behind an older one that is sent again by hand',
  found: 'A false alarm: the next attempt seemed late by the whole schedule of the older message.',
  story: {
    seed: 925,
    steps: [
      {
        action: 'receiver.behave',
        picks: [581_553, 396_763, 308_325, 340_108, 213_979, 561_175, 819_071, 943_032],
        pause: 0,
      },
      {
        action: 'merchant.checkout',
        picks: [213_795, 404_508, 62_961, 858_481, 921_858, 566_210, 520_645, 455_935],
        pause: 0,
      },
      {
        action: 'payer.pagePhone',
        picks: [63_039, 999_261, 750_966, 426_363, 746_725, 772_963, 820_953, 526_754],
        pause: 0,
      },
      {
        action: 'clock.advance',
        picks: [742_544, 606_148, 618_683, 926_633, 622_201, 459_445, 837_383, 3_400],
        pause: 0,
      },
      {
        action: 'subscriber.resend',
        picks: [356_895, 864_768, 171_326, 342_268, 223_997, 328_285, 333_237, 41_566],
        pause: 0,
      },
      {
        action: 'clock.moveTo',
        picks: [998_901, 694_593, 724_022, 174_991, 860_059, 622_360, 203_080, 113_250],
        pause: 0,
      },
    ],
  },
};
