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

/** All languages in both colours at both widths. */
const allVariants: PageVariant[] = localeIds.flatMap((locale) =>
  colours.flatMap((colour) => devices.map((device) => ({ locale, colour, device }))),
);

/** Pairwise selection of language, colour and width. */
const pairwiseVariants = allVariants.filter(
  ({ locale, colour, device }) =>
    (localeIds.indexOf(locale) + colours.indexOf(colour) + devices.indexOf(device)) % 2 === 0,
);

const isFull = Boolean(process.env.TEST_FULL);

/** Variants in a test run; with TEST_FULL, all. */
export const variantsOfRun = isFull ? allVariants : pairwiseVariants;

const turn = turnOfRun();

/** Variants of the checked screens: one, which changes with each turn of a screen; with TEST_FULL, all. */
export const screenVariants = variantsOfRun.filter(
  (_, place) => isFull || place === (turn + Math.floor(turn / 6)) % variantsOfRun.length,
);

/** Language of a journey, in rotation by its index; with TEST_FULL, all languages. */
export const localesOfRun = (place: number): Locale[] =>
  localeIds.filter((_, index) => isFull || index === (turn + place) % localeIds.length);

/** Every sixth of many similar parts of a page, in rotation; with TEST_FULL, all parts. */
export const partsOfRun = isFull ? { step: 1, first: 0 } : { step: 6, first: turn % 6 };
