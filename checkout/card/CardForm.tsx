import { formatAmount } from '@balcao/text/money.ts';
import { Field } from '@balcao/ui/field/Field.tsx';
import { useState } from 'react';
import { provider } from '../../provider.config.ts';
import styles from '../form/form.module.css';
import { GroupedField } from '../form/GroupedField.tsx';
import { PayForm } from '../form/PayForm.tsx';
import { SaveChoice } from '../form/SaveChoice.tsx';
import { digitsOf } from '../format/groupDigits.ts';
import type { ScreenProps } from '../screenProps.ts';
import { brandOf, commonBrands } from './cardBrands.ts';
import { groupNumber } from './cardNumber.ts';
import { type CardField, type CardProblems, checkCard, type TypedCard } from './checkCard.ts';
import { groupExpiry, parseExpiry } from './expiry.ts';

const expiryFields = ['expiryMonth', 'expiryYear'];

function apiErrorOf(fields: Readonly<Record<string, string>>, field: CardField): string | undefined {
  if (field === 'expiry') return expiryFields.map((name) => fields[name]).find(Boolean);
  return fields[field];
}

function bodyOf({ number, expiry, cvc, holder }: TypedCard, save: boolean) {
  return { number: digitsOf(number), ...parseExpiry(expiry), cvc, holder: holder.trim(), save };
}

function useCardForm({ words, view, checkout, card, onCard, save }: ScreenProps) {
  const [problems, setProblems] = useState<CardProblems>({});
  const [edited, setEdited] = useState<Partial<Record<CardField, boolean>>>({});
  const [checks, setChecks] = useState(0);
  const { refusal, replyCount } = checkout.pageState;
  const brand = brandOf(digitsOf(card.number));
  const texts = words.card.problems;

  return {
    brand,
    errorRound: checks + replyCount,
    problemOf(field: CardField): string | undefined {
      const problem = problems[field];
      if (!problem) return refusal && !edited[field] ? apiErrorOf(refusal.fields, field) : undefined;
      return problem === 'cvcShort' ? texts.cvcShort(brand.cvcDigits) : texts[problem];
    },
    type: (field: CardField) => (text: string) => {
      onCard((known) => ({ ...known, [field]: text }));
      setProblems(({ [field]: _, ...others }) => others);
      setEdited((known) => ({ ...known, [field]: true }));
    },
    /** Validates a field when the payer leaves it, but not before the first submit. Editing has removed its message. */
    leave: (field: CardField) => () => {
      if (checks > 0) setProblems((known) => ({ ...known, [field]: checkCard(card, view.now)[field] }));
    },
    send() {
      const found = checkCard(card, view.now);
      setProblems(found);
      setEdited({});
      setChecks(checks + 1);
      if (Object.keys(found).length === 0) checkout.action('card', bodyOf(card, save));
    },
  };
}

export function CardForm(stage: ScreenProps) {
  const { words, view, card } = stage;
  const { brand, errorRound, problemOf, type, leave, send } = useCardForm(stage);
  const w = words.card;
  const amount = formatAmount(view.amountCents, view.page.language);
  const holds = view.type === 'authorization';
  const box = (field: CardField) => ({
    value: card[field],
    onText: type(field),
    onBlur: leave(field),
    error: problemOf(field),
  });

  return (
    <PayForm
      stage={stage}
      submit={holds ? w.authorise(amount) : w.pay(amount)}
      working={w.working}
      errorRound={errorRound}
      onSubmit={send}
      security={words.security.card(provider.company)}
    >
      <GroupedField
        {...box('number')}
        label={w.number}
        group={groupNumber}
        autoComplete="cc-number"
        end={<span className={styles.brand}>{card.number ? brand.name : commonBrands}</span>}
      />
      <div className={styles.pair}>
        <GroupedField
          {...box('expiry')}
          label={w.expiry}
          group={groupExpiry}
          placeholder={w.expiryExample}
          autoComplete="cc-exp"
        />
        <GroupedField
          {...box('cvc')}
          label={w.cvc}
          hint={w.cvcHint(brand.cvcDigits)}
          group={(digits) => digits.slice(0, 4)}
          autoComplete="cc-csc"
        />
      </div>
      <Field
        label={w.holder}
        value={card.holder}
        onChange={({ target }) => type('holder')(target.value)}
        onBlur={leave('holder')}
        error={problemOf('holder')}
        autoComplete="cc-name"
        spellCheck={false}
      />
      <SaveChoice
        stage={stage}
        code="CC"
        consent={words.save.askCard(view.merchant)}
        notice={words.save.alwaysCard(view.merchant)}
      />
      {holds && <p className={styles.note}>{w.held}</p>}
    </PayForm>
  );
}
