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

/** One half of the pairs has each language once, both colours and both widths; so has the other. */
const firstHalf = [0, 2, 5];

/** The looks a run of the tests takes: every one with TEST_FULL. */
export const looksOfRun = process.env.TEST_FULL ? looks : pairwiseLooks;

/**
 * Whether a run shows a page in a look. Pages take the halves of the pairs by turns, so that all pairs are seen in
 * half the time; with TEST_FULL each page is seen in every look.
 * @param place of the page among its kind
 */
export function isSeen(look: Look, place: number): boolean {
  const half = firstHalf.includes(pairwiseLooks.indexOf(look)) ? 0 : 1;
  return Boolean(process.env.TEST_FULL) || place % 2 === half;
}

/** Looks of the pairs, two by two, opposite in colour and width. */
const opposites = [
  [0, 5],
  [1, 4],
  [2, 3],
] as const;

/**
 * Whether a run shows a screen in a look: of the many small ones each is seen light and dark, wide and narrow, in two
 * languages, by turns; with TEST_FULL in every look.
 * @param place of the screen among its kind
 */
export function isGlimpsed(look: Look, place: number): boolean {
  const turn = opposites[place % opposites.length];
  return (
    Boolean(process.env.TEST_FULL) || Boolean(turn?.some((each) => each === pairwiseLooks.indexOf(look)))
  );
}
