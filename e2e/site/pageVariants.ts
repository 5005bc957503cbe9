import { turnOfRun } from '../../tools/test/turn.mjs';
import { type Locale, localeIds } from './locales.ts';

/** Widths of a window on a desk and of a phone, in CSS pixels. */
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

/** Each pair of language, colour and width once: every other one of a chessboard. */
export const pairwiseVariants = allVariants.filter(
  ({ locale, colour, device }) =>
    (localeIds.indexOf(locale) + colours.indexOf(colour) + devices.indexOf(device)) % 2 === 0,
);

const isFull = Boolean(process.env.TEST_FULL);

/** The looks a run of the tests takes: every one with TEST_FULL. */
export const variantsOfRun = isFull ? allVariants : pairwiseVariants;

const turn = turnOfRun();

/** Looks of the pairs, two by two, opposite in colour and width and of two languages. */
const opposites = [
  [0, 5],
  [1, 4],
  [2, 3],
] as const;

/**
 * Whether a run shows a page in a look: each is seen light and dark, wide and narrow, in two languages, by turns, so
 * that the pages of a kind have all pairs among them; with TEST_FULL in every look.
 * @param place of the page among its kind
 */
export function isPageChecked(look: PageVariant, place: number): boolean {
  const pair = opposites[(turn + place) % opposites.length];
  return isFull || Boolean(pair?.some((each) => each === pairwiseVariants.indexOf(look)));
}

/**
 * Whether a run shows a screen in a look: the many small ones take the pairs by turns, one each; with TEST_FULL in every
 * look.
 * @param place of the screen among its kind
 */
export function isScreenChecked(look: PageVariant, place: number): boolean {
  return isFull || pairwiseVariants.indexOf(look) === (turn + place) % pairwiseVariants.length;
}

/**
 * Whether a run takes a page in a language, where its colour and width play no part; with TEST_FULL in every one.
 * @param place of the page among its kind
 */
export function isLocaleChecked(locale: Locale, place: number): boolean {
  return isFull || localeIds.indexOf(locale) === (turn + place) % localeIds.length;
}

/** Of many parts of a page that are alike a run looks closely at every sixth, by turns; with TEST_FULL at each. */
export const partsOfRun = isFull ? { step: 1, first: 0 } : { step: 6, first: turn % 6 };
