import { turnOfRun } from '../../tools/test/turn.mjs';
import { type Locale, localeIds } from './locales.ts';

/** Widths of a desktop window and of a phone, in CSS pixels. */
export const widths = { desk: 1440, phone: 390 } as const;

const colours = ['light', 'dark'] as const;
const devices = Object.keys(widths) as (keyof typeof widths)[];

export interface PageVariant {
  locale: Locale;
  colour: (typeof colours)[number];
  device: keyof typeof widths;
}

/** Every language in both colours at both widths. */
export const allVariants: PageVariant[] = localeIds.flatMap((locale) =>
  colours.flatMap((colour) => devices.map((device) => ({ locale, colour, device }))),
);

/** Pairwise selection of language, colour and width. */
const pairwiseVariants = allVariants.filter(
  ({ locale, colour, device }) =>
    (localeIds.indexOf(locale) + colours.indexOf(colour) + devices.indexOf(device)) % 2 === 0,
);

const isFull = Boolean(process.env.TEST_FULL);

/** Variants of a test run; all with TEST_FULL. */
export const variantsOfRun = isFull ? allVariants : pairwiseVariants;

const turn = turnOfRun();

/** Pairs of variants with opposite colour and width, in two languages. */
const opposites = [
  [0, 5],
  [1, 4],
  [2, 3],
] as const;

/**
 * Whether a run checks a page in a variant: each page light and dark, wide and narrow, in two languages, in turns, so
 * that the pages of a kind cover all pairs; every variant with TEST_FULL.
 * @param place index of the page among its kind
 */
export function isPageChecked(look: PageVariant, place: number): boolean {
  const pair = opposites[(turn + place) % opposites.length];
  return isFull || Boolean(pair?.some((each) => each === pairwiseVariants.indexOf(look)));
}

/**
 * Whether a run checks a screen in a variant: one variant for each screen, in turns; every variant with TEST_FULL.
 * @param place index of the screen among its kind
 */
export function isScreenChecked(look: PageVariant, place: number): boolean {
  return isFull || pairwiseVariants.indexOf(look) === (turn + place) % pairwiseVariants.length;
}

/**
 * Whether a run checks a page in a language, independent of colour and width; every language with TEST_FULL.
 * @param place index of the page among its kind
 */
export function isLocaleChecked(locale: Locale, place: number): boolean {
  return isFull || localeIds.indexOf(locale) === (turn + place) % localeIds.length;
}

/** Of many similar parts of a page a run checks every sixth, in turns; all with TEST_FULL. */
export const partsOfRun = isFull ? { step: 1, first: 0 } : { step: 6, first: turn % 6 };
