import { formatAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Field, optionsOf, Select } from '@balcao/ui/field/Field.tsx';
import { Form } from '@balcao/ui/form/Form.tsx';
import { Segmented } from '@balcao/ui/segmented/Segmented.tsx';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { canSign } from '../../core/signature/signature.ts';
import { loadFacts } from '../../facts/workbenchFacts.ts';
import { ActionFailure, FailureNote } from '../../parts/FailureNote.tsx';
import { usePanel } from '../../parts/PanelFrame.tsx';
import { integrationStyleIds, methodCodes } from './order.ts';
import type { BasketProblem, BasketState, Product } from './useBasket.ts';
import type { Lab } from './useLab.ts';
import type { WebhookOutcome } from './webhookOutcome.ts';

interface BasketFormProps {
  products: readonly Product[];
  basket: BasketState;
  lab: Lab;
}

export function BasketForm({ products, basket, lab }: BasketFormProps) {
  const { words, locale } = usePanel();
  const facts = use(loadFacts(locale));
  const { draft, problem, change } = basket;
  const { busy, failure, orderStatus } = lab;
  const w = words.lab.basket;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problem]);
  const most = formatAmount(facts.limits.methodLimits[draft.method].maxCents, locale);
  const wrong = (what: BasketProblem) =>
    what === 'over' || what === 'large' ? w.large(most) : words.shared.create.problem[what];
  const submit = () => {
    const wish = basket.wish();
    if (wish) lab.place(wish);
  };
  return (
    <Form ref={form} className={blocks.form} onSubmit={submit}>
      <Select
        label={words.lab.order.product}
        value={draft.productId}
        options={products.map(({ id, name }) => ({ id, label: name[locale] }))}
        onChange={(productId) => change({ productId })}
      />
      <Field
        label={words.shared.create.amount}
        inputMode="decimal"
        value={draft.amount}
        error={problem && wrong(problem)}
        onChange={(event) => change({ amount: event.target.value })}
      />
      <ChoiceGroup label={w.style}>
        <Segmented
          label={w.style}
          choices={integrationStyleIds
            .filter((id) => id === 'rest' || canSign())
            .map((id) => ({ id, label: w.styles[id] }))}
          chosen={draft.integrationStyle}
          onChoose={(styleId) => change({ integrationStyle: styleId })}
        />
        <p className={blocks.hint}>{canSign() ? w.eitherStyle : w.noHashes}</p>
      </ChoiceGroup>
      <ChoiceGroup label={words.shared.run.method}>
        <Segmented
          label={words.shared.run.method}
          choices={methodCodes.map((id) => ({ id, label: facts.labels.methods[id] }))}
          chosen={draft.method}
          onChoose={(method) => change({ method })}
        />
      </ChoiceGroup>
      <Select
        label={w.webhookOutcome}
        value={draft.webhookOutcome}
        options={optionsOf(w.webhookOutcomes)}
        onChange={(chosen) => change({ webhookOutcome: chosen as WebhookOutcome })}
      />
      {orderStatus && <p className={blocks.hint}>{w.nextOrder}</p>}
      <Button type="submit" kind={orderStatus ? 'secondary' : 'primary'} off={busy}>
        {busy === 'place' ? w.working : orderStatus ? w.again : w.submit}
      </Button>
      <div role="status">
        {failure === 'notOffered' ? (
          <FailureNote title={words.payments.refused} text={words.lab.notOffered} />
        ) : (
          <ActionFailure words={words} failure={failure} />
        )}
      </div>
    </Form>
  );
}

function ChoiceGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={blocks.form}>
      <strong aria-hidden="true">{label}</strong>
      {children}
    </div>
  );
}
