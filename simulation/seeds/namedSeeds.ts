import type { Story } from '../story.ts';
import { importedDue } from './importedDue.ts';
import { importedLate } from './importedLate.ts';
import type { NamedSeed } from './namedSeed.ts';
import { resentFirst } from './resentFirst.ts';

/** Shortened from 211 steps. */
const refusedMessage: NamedSeed = {
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

/** Shortened from 169 steps. */
const importedFault: NamedSeed = {
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

/** Shortened from 285 steps. */
const ignoredPhone: NamedSeed = {
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

const request = (seed: number, ...picks: number[]): Story => ({
  seed,
  steps: [{ action: 'hostile.operation', picks, pause: 0 }],
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
  {
    name: 'a byte order mark in a query is no empty text',
    found: 'A false alarm: the request itself had lost the mark.',
    story: request(20261136, 0, 400_759, 0, 671_189, 0, 0, 0, 0),
  },
];

/** Every story that broke a promise once. */
export const namedSeeds: readonly NamedSeed[] = [
  refusedMessage,
  importedLate,
  importedDue,
  resentFirst,
  ignoredPhone,
  importedFault,
  ...hostileRequests,
];
