export const languages = ['pt', 'es', 'en'] as const;
export type Language = (typeof languages)[number];

/** Tag by which amounts are written. */
export const localeOf: Record<Language, string> = { pt: 'pt-PT', es: 'es-ES', en: 'en-IE' };

/** The language a page was asked in; Portuguese when it is none of ours. */
export function languageOf(asked: string | null): Language {
  return languages.find((language) => language === asked) ?? 'pt';
}

/** Something to buy. */
interface Product {
  id: string;
  name: Record<Language, string>;
  priceCents: number;
}

export const catalogue: readonly Product[] = [
  { id: 'mug', name: { pt: 'Caneca azulejo', es: 'Taza azulejo', en: 'Azulejo mug' }, priceCents: 1000 },
  {
    id: 'soap',
    name: { pt: 'Sabonete de alfazema', es: 'Jabón de lavanda', en: 'Lavender soap' },
    priceCents: 450,
  },
  {
    id: 'sardines',
    name: { pt: 'Sardinhas em azeite', es: 'Sardinas en aceite', en: 'Sardines in olive oil' },
    priceCents: 390,
  },
];

/** How many of each product are in the cart. */
type Cart = ReadonlyMap<Product, number>;

/** More of one product than anybody carries home. */
const most = 99;

/**
 * Reads a cart from a submitted form, whose fields are the products' ids.
 * What is not a whole number from 1 to 99 is left out.
 */
export function cartFrom(form: URLSearchParams): Cart {
  const counts = catalogue.map((product) => [product, Number(form.get(product.id))] as const);
  return new Map(counts.filter(([, count]) => Number.isInteger(count) && count >= 1 && count <= most));
}

/** What a cart costs, in cents. The shop says so; a form never does. */
export function totalCents(cart: Cart): number {
  return [...cart].reduce((sum, [{ priceCents }, count]) => sum + priceCents * count, 0);
}
