import { type AmountProblem, parseAmount, typeAmount } from '@balcao/text/money.ts';
import { useState } from 'react';
import type { Locale } from '../../core/locale.ts';
import { canSign } from '../../core/signature/signature.ts';
import type { WorkbenchFacts } from '../../facts/workbenchFacts.ts';
import type { IntegrationStyleId, MethodCode } from './order.ts';
import type { OrderRequest } from './useLab.ts';
import type { WebhookOutcome } from './webhookOutcome.ts';

export interface Product {
  id: string;
  name: Record<Locale, string>;
  priceCents: number;
}

interface BasketInput {
  productId: string;
  amount: string;
  integrationStyle: IntegrationStyleId;
  method: MethodCode;
  webhookOutcome: WebhookOutcome;
}

export type BasketProblem = AmountProblem | 'over';

/** State of the order form. Choosing a product sets its price, which the reader can change. */
export function useBasket(
  products: readonly Product[],
  locale: Locale,
  limits: WorkbenchFacts['limits']['methodLimits'],
) {
  const [first] = products;
  const [draft, setDraft] = useState<BasketInput>({
    productId: first?.id ?? '',
    amount: typeAmount(first?.priceCents ?? 0, locale),
    integrationStyle: canSign() ? 'soap' : 'rest',
    method: 'MB',
    webhookOutcome: 'arrives',
  });
  const [problem, setProblem] = useState<BasketProblem>();
  const nameOf = (id: string) => products.find((each) => each.id === id)?.name[locale] ?? '';
  return {
    draft,
    problem,
    change(changed: Partial<BasketInput>) {
      const product = products.find(({ id }) => id === changed.productId);
      const price = product && { amount: typeAmount(product.priceCents, locale) };
      setProblem(undefined);
      setDraft({ ...draft, ...price, ...changed });
    },
    /** Order to place; undefined if the amount is invalid, which the form then shows. */
    wish(): OrderRequest | undefined {
      const amount = parseAmount(draft.amount, locale);
      const { integrationStyle, method, webhookOutcome, productId } = draft;
      if ('problem' in amount) setProblem(amount.problem);
      else if (amount.cents > limits[method].maxCents) setProblem('over');
      else
        return {
          integrationStyle,
          webhookOutcome,
          basket: { method, product: nameOf(productId), amountCents: amount.cents },
        };
      return undefined;
    },
  };
}

export type BasketState = ReturnType<typeof useBasket>;
