import { type Locale, localeIds } from './locales.ts';

/** Widths of a window on a desk and of a phone, in CSS pixels. */
export const widths = { desk: 1440, phone: 390 } as const;

const colours = ['light', 'dark'] as const;
const devices = Object.keys(widths) as (keyof typeof widths)[];

export interface Look {
  locale: Locale;
  colour: (typeof colours)[number];
  device: keyof typeof widths;
}

/** Every language in both colours at both widths. */
export const looks: Look[] = localeIds.flatMap((locale) =>
  colours.flatMap((colour) => devices.map((device) => ({ locale, colour, device }))),
);

/** Each pair of language, colour and width once: every other one of a chessboard. */
export const pairwiseLooks = looks.filter(
  ({ locale, colour, device }) =>
    (localeIds.indexOf(locale) + colours.indexOf(colour) + devices.indexOf(device)) % 2 === 0,
);

const isFull = Boolean(process.env.TEST_FULL);

/** The looks a run of the tests takes: every one with TEST_FULL. */
export const looksOfRun = isFull ? looks : pairwiseLooks;

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
export function isSeen(look: Look, place: number): boolean {
  const turn = opposites[place % opposites.length];
  return isFull || Boolean(turn?.some((each) => each === pairwiseLooks.indexOf(look)));
}

/**
 * Whether a run shows a screen in a look: the many small ones take the pairs by turns, one each; with TEST_FULL in every
 * look.
 * @param place of the screen among its kind
 */
export function isGlimpsed(look: Look, place: number): boolean {
  return isFull || pairwiseLooks.indexOf(look) === place % pairwiseLooks.length;
}
