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

/** Variants of a test run; all with TEST_FULL. */
export const variantsOfRun = isFull ? allVariants : pairwiseVariants;

const turn = turnOfRun();

/** Variants of the checked screens: one, which differs when a screen has its next turn; all with TEST_FULL. */
export const screenVariants = variantsOfRun.filter(
  (_, place) => isFull || place === (turn + Math.floor(turn / 6)) % variantsOfRun.length,
);

/** Language of a journey, in rotation by its index; all with TEST_FULL. */
export const localesOfRun = (place: number): Locale[] =>
  localeIds.filter((_, index) => isFull || index === (turn + place) % localeIds.length);

/** Every sixth of many similar parts of a page, in rotation; all with TEST_FULL. */
export const partsOfRun = isFull ? { step: 1, first: 0 } : { step: 6, first: turn % 6 };
