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
