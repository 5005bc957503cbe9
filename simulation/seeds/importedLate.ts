import type { NamedSeed } from './namedSeed.ts';

/** Shortened from 276 steps. */
export const importedLate: NamedSeed = {
  name: 'what fell due while an exported state was kept leaves once it is imported',
  found:
    'A false alarm: a message seemed to have left five minutes late, while its state was kept elsewhere.',
  story: {
    seed: 100000105,
    steps: [
      {
        action: 'receiver.behave',
        picks: [265_926, 142_246, 71_084, 211_591, 821_804, 490_811, 491_801, 922_027],
        pause: 0,
      },
      {
        action: 'receiver.behave',
        picks: [484_484, 274_703, 891_829, 80_733, 698_079, 983_423, 986_408, 47_833],
        pause: 0,
      },
      {
        action: 'merchant.checkout',
        picks: [899_094, 502_307, 657_036, 351_038, 594_163, 380_228, 855_790, 986_013],
        pause: 0,
      },
      {
        action: 'merchant.checkout',
        picks: [371_468, 975_990, 17_925, 841_720, 350_202, 440_433, 433_601, 5_633],
        pause: 25,
      },
      {
        action: 'operator.export',
        picks: [408_529, 194_716, 629_000, 533_284, 399_872, 201_432, 797_428, 686_560],
        pause: 0,
      },
      {
        action: 'clock.advance',
        picks: [707_655, 984_932, 980_404, 858_663, 931_158, 943_705, 755_504, 54_089],
        pause: 0,
      },
      {
        action: 'rest',
        picks: [568_364, 240_299, 174_608, 964_860, 537_525, 32_204, 769_917, 602_118],
        pause: 0,
      },
      {
        action: 'rest',
        picks: [837_817, 194_170, 952_167, 604_536, 643_540, 598_476, 648_635, 425_228],
        pause: 0,
      },
      {
        action: 'rest',
        picks: [833_514, 132_607, 635_556, 146_747, 440_911, 91_779, 256_991, 970_221],
        pause: 0,
      },
      {
        action: 'rest',
        picks: [487_281, 792_167, 729_715, 796_247, 359_699, 318_393, 494_537, 271_210],
        pause: 0,
      },
      {
        action: 'rest',
        picks: [221_562, 667_041, 38_382, 177_424, 312_722, 765_221, 555_398, 19_150],
        pause: 0,
      },
      {
        action: 'rest',
        picks: [226_897, 457_812, 420_527, 670_068, 738_933, 682_687, 568_255, 652_111],
        pause: 0,
      },
      {
        action: 'operator.import',
        picks: [869_637, 343_796, 718_517, 978_966, 944_821, 790_259, 386_269, 784_608],
        pause: 0,
      },
    ],
  },
};
