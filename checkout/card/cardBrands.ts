/** Number format of a card brand. The first digits identify the brand (ISO/IEC 7812). */
interface CardBrand {
  /** Name of the brand, shown as text instead of a logo. */
  name: string;
  starts: RegExp;
  lengths: readonly number[];
  groups: readonly number[];
  cvcDigits: 3 | 4;
}

const fours = [4, 4, 4, 4, 3];

const brands: readonly CardBrand[] = [
  { name: 'VISA', starts: /^4/, lengths: [13, 16, 19], groups: fours, cvcDigits: 3 },
  {
    name: 'MASTERCARD',
    starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: fours,
    cvcDigits: 3,
  },
  { name: 'AMEX', starts: /^3[47]/, lengths: [15], groups: [4, 6, 5], cvcDigits: 4 },
  {
    name: 'MAESTRO',
    starts: /^(50|5[6-9]|6)/,
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    groups: fours,
    cvcDigits: 3,
  },
];

/** Brands that are shown beside an empty number field. */
export const commonBrands = 'VISA · MASTERCARD';

const anyBrand: CardBrand = {
  name: '',
  starts: /^/,
  lengths: [12, 13, 14, 15, 16, 17, 18, 19],
  groups: fours,
  cvcDigits: 3,
};

export function brandOf(digits: string): CardBrand {
  return brands.find(({ starts }) => starts.test(digits)) ?? anyBrand;
}
