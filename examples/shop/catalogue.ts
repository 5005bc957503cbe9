export const languages = ['pt', 'es', 'en'] as const;
export type Language = (typeof languages)[number];

/** Locale for the format of amounts. */
export const localeOf: Record<Language, string> = { pt: 'pt-PT', es: 'es-ES', en: 'en-IE' };

/** Language requested for a page; Portuguese if the shop lacks it. */
export function languageOf(asked: string | null): Language {
  return languages.find((language) => language === asked) ?? 'pt';
}

/** Product of the shop. */
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

/** Number of items of each product in the cart. */
type Cart = ReadonlyMap<Product, number>;

/** Maximum number of items of one product in a cart. */
const most = 99;

/**
 * Reads a cart from a submitted form, whose fields are the products' ids.
 * Ignores values other than whole numbers from 1 to 99.
 */
export function cartFrom(form: URLSearchParams): Cart {
  const counts = catalogue.map((product) => [product, Number(form.get(product.id))] as const);
  return new Map(counts.filter(([, count]) => Number.isInteger(count) && count >= 1 && count <= most));
}

/** Price of a cart in cents. The shop calculates it, because a form could be forged. */
export function totalCents(cart: Cart): number {
  return [...cart].reduce((sum, [{ priceCents }, count]) => sum + priceCents * count, 0);
}
