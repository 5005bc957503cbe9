import { type AmountProblem, parseAmount, typeAmount } from '@balcao/text/money.ts';
import { useState } from 'react';
import type { Facts } from '../facts/load.ts';
import type { Locale } from '../locale.ts';
import { canSign } from '../signature/signature.ts';
import type { Fate } from './webhookOutcome.ts';
import type { MethodCode, WayId } from './order.ts';
import type { Wish } from './useLab.ts';

/** Something the shop sells. */
export interface Product {
  id: string;
  name: Record<Locale, string>;
  priceCents: number;
}

/** What is chosen and typed before an order is placed. */
export interface Draft {
  productId: string;
  /** As it is typed: `12,50`. */
  amount: string;
  wayId: WayId;
  method: MethodCode;
  fate: Fate;
}

/** What is wrong with an amount; `over` is above what the method takes. */
export type BasketProblem = AmountProblem | 'over';

/** The order as it is made: a product brings its price, which may then be changed. */
export function useBasket(
  products: readonly Product[],
  locale: Locale,
  limits: Facts['limits']['methodLimits'],
) {
  const [first] = products;
  const [draft, setDraft] = useState<Draft>({
    productId: first?.id ?? '',
    amount: typeAmount(first?.priceCents ?? 0, locale),
    wayId: canSign() ? 'soap' : 'rest',
    method: 'MB',
    fate: 'arrives',
  });
  const [problem, setProblem] = useState<BasketProblem>();
  const nameOf = (id: string) => products.find((each) => each.id === id)?.name[locale] ?? '';
  return {
    draft,
    problem,
    change(changed: Partial<Draft>) {
      const product = products.find(({ id }) => id === changed.productId);
      const price = product && { amount: typeAmount(product.priceCents, locale) };
      setProblem(undefined);
      setDraft({ ...draft, ...price, ...changed });
    },
    /** What to ask for; undefined where the amount is none, and then it says so. */
    wish(): Wish | undefined {
      const amount = parseAmount(draft.amount, locale);
      const { wayId, method, fate, productId } = draft;
      if ('problem' in amount) setProblem(amount.problem);
      else if (amount.cents > limits[method].maxCents) setProblem('over');
      else return { wayId, fate, basket: { method, product: nameOf(productId), amountCents: amount.cents } };
      return undefined;
    },
  };
}

export type BasketDraft = ReturnType<typeof useBasket>;
