import type { NamedSeed } from './namedSeed.ts';

/** Shortened from 339 steps. */
export const importedDue: NamedSeed = {
  name: 'what is due in an imported state happens before the state is exported again',
  found: 'A false alarm: a payment at a terminal had ended by itself between the import and the export.',
  story: {
    seed: 200000249,
    steps: [
      {
        action: 'terminal.payment',
        picks: [1_084, 183_708, 419_718, 544_661, 561_247, 53_072, 923_756, 705_449],
        pause: 0,
      },
      {
        action: 'operator.export',
        picks: [666_593, 230_378, 25_425, 713_594, 883_861, 678_702, 812_485, 206_894],
        pause: 0,
      },
      {
        action: 'subscriber.failureMode',
        picks: [890_920, 846_503, 351_345, 969_958, 682_700, 300_547, 819_753, 152_940],
        pause: 0,
      },
      {
        action: 'payer.card',
        picks: [979_325, 899_683, 859_058, 919_482, 271_658, 40_970, 26_301, 623_923],
        pause: 45000,
      },
      {
        action: 'clock.moveTo',
        picks: [623_194, 186_263, 678_787, 175_850, 586_754, 463_024, 830_080, 435_999],
        pause: 0,
      },
      {
        action: 'operator.import',
        picks: [620_727, 70_434, 163_124, 819_769, 133_673, 918_380, 584_867, 674_419],
        pause: 0,
        overlap: 2,
      },
      {
        action: 'rest',
        picks: [651_427, 321_458, 367_022, 394_613, 142_398, 753_726, 746_152, 447_491],
        pause: 2500,
      },
    ],
  },
};
