import type { NamedSeed } from './namedSeed.ts';

/** Shortened from 169 steps. */
export const importedFault: NamedSeed = {
  name: 'a fault comes with an imported state and meets a call that was on its way',
  found: 'A false alarm: nobody seemed to have asked for the fault.',
  story: {
    seed: 300000131,
    steps: [
      {
        action: 'operator.fault',
        picks: [299_938, 815_303, 255_967, 61_221, 742_750, 113_270, 971_946, 935_343],
        pause: 0,
      },
      {
        action: 'operator.export',
        picks: [771_814, 260_460, 739_508, 667_269, 387_230, 931_738, 621_653, 421_593],
        pause: 0,
      },
      {
        action: 'operator.import',
        picks: [455_546, 167_329, 176_637, 382_375, 138_917, 289_115, 31_347, 136_722],
        pause: 0,
        overlap: 10,
      },
      {
        action: 'merchant.cancel',
        picks: [432_404, 239_701, 284_225, 180_004, 160_819, 679_845, 624_077, 235_580],
        pause: 0,
      },
    ],
  },
};
