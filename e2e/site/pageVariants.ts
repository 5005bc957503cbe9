import { turnOfRun } from '../../tools/test/turn.mjs';
import { type Locale, localeIds } from './locales.ts';

/** Widths of a desktop window and a phone in CSS pixels. */
export const widths = { desk: 1440, phone: 390 } as const;

const colours = ['light', 'dark'] as const;
const devices = Object.keys(widths) as (keyof typeof widths)[];

export interface PageVariant {
  locale: Locale;
  colour: (typeof colours)[number];
  device: keyof typeof widths;
}

/** Every combination of language, colour mode and width. */
const allVariants: PageVariant[] = localeIds.flatMap((locale) =>
  colours.flatMap((colour) => devices.map((device) => ({ locale, colour, device }))),
);

/** Pairwise selection of languages, colour modes and widths. */
const pairwiseVariants = allVariants.filter(
  ({ locale, colour, device }) =>
    (localeIds.indexOf(locale) + colours.indexOf(colour) + devices.indexOf(device)) % 2 === 0,
);

const isFull = Boolean(process.env.TEST_FULL);

/** Variants in this run; all of them if TEST_FULL is set. */
export const variantsOfRun = isFull ? allVariants : pairwiseVariants;

const turn = turnOfRun();

/** Whether this run checks a variant: every third one in rotation, or all of them if TEST_FULL is set. */
export function isScreenChecked(look: PageVariant, place: number): boolean {
  const isTurn = place % 3 === turn % 3;
  const chosen = pairwiseVariants[(place + turn) % pairwiseVariants.length];
  return isFull || (isTurn && look === chosen);
}

/** Languages of a journey in this run: one in rotation, by the journey's index, or all of them if TEST_FULL is set. */
export const localesOfRun = (place: number): Locale[] =>
  localeIds.filter((_, index) => isFull || index === (turn + place) % localeIds.length);

/** Selection from many similar parts of a page: every sixth one in rotation, or all of them if TEST_FULL is set. */
export const partsOfRun = isFull ? { step: 1, first: 0 } : { step: 6, first: turn % 6 };
