import { formatAmount } from '@balcao/text/money.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Field } from '@balcao/ui/field/Field.tsx';
import { Segmented } from '@balcao/ui/segmented/Segmented.tsx';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { ActFailure } from '../pane/ActionFailure.tsx';
import { Select } from '../pane/Select.tsx';
import type { Facts } from '../facts/load.ts';
import type { Locale } from '../locale.ts';
import { Failure } from '../multibanco/FailureNote.tsx';
import { canSign } from '../signature/signature.ts';
import type { BenchWords } from '../words/panes/pt.ts';
import styles from './basket-form.module.css';
import { fates } from './webhookOutcome.ts';
import { methodCodes, wayIds } from './order.ts';
import type { BasketDraft, BasketProblem, Product } from './useBasket.ts';
import type { Lab } from './useLab.ts';

interface BasketFormProps {
  words: BenchWords;
  facts: Facts;
  locale: Locale;
  products: readonly Product[];
  basket: BasketDraft;
  lab: Lab;
}

/** What the customer buys, how the plugin asks for it, and what becomes of the webhook. */
export function BasketForm({ words, facts, locale, products, basket, lab }: BasketFormProps) {
  const { draft, problem, change } = basket;
  const { busy, failure, standing } = lab;
  const w = words.lab.basket;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problem]);
  const most = formatAmount(facts.limits.methodLimits[draft.method].maxCents, locale);
  const wrong = (what: BasketProblem) =>
    what === 'over' || what === 'large' ? w.large(most) : words.shared.create.problem[what];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wish = basket.wish();
    if (wish) lab.place(wish);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <Select
        labelled
        label={w.product}
        value={draft.productId}
        onChange={(productId) => change({ productId })}
      >
        {products.map(({ id, name }) => (
          <option key={id} value={id}>
            {name[locale]}
          </option>
        ))}
      </Select>
      <Field
        label={w.amount}
        inputMode="decimal"
        autoComplete="off"
        value={draft.amount}
        error={problem && wrong(problem)}
        onChange={(event) => change({ amount: event.target.value })}
      />
      <Choice label={w.way}>
        <Segmented
          label={w.way}
          choices={wayIds.filter((id) => id === 'rest' || canSign()).map((id) => ({ id, label: w.ways[id] }))}
          chosen={draft.wayId}
          onChoose={(wayId) => change({ wayId })}
        />
        {!canSign() && <p className={styles.note}>{w.noHashes}</p>}
      </Choice>
      <Choice label={w.method}>
        <Segmented
          label={w.method}
          choices={methodCodes.map((id) => ({ id, label: facts.labels.methods[id] }))}
          chosen={draft.method}
          onChoose={(method) => change({ method })}
        />
      </Choice>
      <Select
        labelled
        label={w.fate}
        value={draft.fate}
        onChange={(chosen) => change({ fate: fates.find((fate) => fate === chosen) })}
      >
        {fates.map((fate) => (
          <option key={fate} value={fate}>
            {w.fates[fate]}
          </option>
        ))}
      </Select>
      <p className={styles.send}>
        <Button
          type="submit"
          kind={standing ? 'secondary' : 'primary'}
          aria-disabled={busy ? true : undefined}
        >
          {busy === 'place' ? w.working : standing ? w.again : w.submit}
        </Button>
      </p>
      <div role="status">
        {failure === 'notOffered' ? (
          <Failure title={words.payments.refused} text={words.lab.notOffered} />
        ) : (
          <ActFailure words={words} failure={failure} />
        )}
      </div>
    </form>
  );
}

/** Buttons under a name that those who see them read, too. */
function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.choice}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}
