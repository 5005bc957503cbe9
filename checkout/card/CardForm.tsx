import { formatAmount } from '@balcao/text/money.ts';
import { Field } from '@balcao/ui/field/Field.tsx';
import { provider } from '../../provider.config.ts';
import styles from '../form/form.module.css';
import { GroupedField } from '../form/GroupedField.tsx';
import { PayForm } from '../form/PayForm.tsx';
import { SaveChoice } from '../form/SaveChoice.tsx';
import type { ScreenProps } from '../screenProps.ts';
import { groupNumber } from './cardNumber.ts';
import type { CardField } from './checkCard.ts';
import { groupExpiry } from './expiry.ts';
import { useCardForm } from './useCardForm.ts';

/** Form for number, expiry, code and holder of a card, validated before it is sent. */
export function CardForm(stage: ScreenProps) {
  const { words, view, checkout, ready, card, save, onSave, announce } = stage;
  const { brand, errorRound, problemOf, type, send } = useCardForm(stage);
  const w = words.card;
  const amount = formatAmount(view.amountCents, view.page.language);
  const holds = view.type === 'authorization';
  const box = (field: CardField) => ({ value: card[field], onText: type(field), error: problemOf(field) });

  return (
    <PayForm
      ready={ready}
      busy={checkout.pageState.busy !== undefined}
      submit={holds ? w.authorise(amount) : w.pay(amount)}
      working={w.working}
      errorRound={errorRound}
      onSubmit={send}
      announce={announce}
      security={words.security.card(provider.company)}
    >
      <GroupedField
        {...box('number')}
        label={w.number}
        group={groupNumber}
        autoComplete="cc-number"
        end={brand.name && <span className={styles.brand}>{brand.name}</span>}
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
        error={problemOf('holder')}
        autoComplete="cc-name"
        spellCheck={false}
      />
      <SaveChoice
        code="CC"
        view={view}
        consent={words.save.askCard(view.merchant)}
        notice={words.save.alwaysCard(view.merchant)}
        checked={save}
        onChange={onSave}
      />
      {holds && <p className={styles.note}>{w.held}</p>}
    </PayForm>
  );
}
