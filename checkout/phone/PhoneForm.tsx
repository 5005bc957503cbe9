import { Button } from '@balcao/ui/button/Button.tsx';
import styles from '../form/form.module.css';
import { GroupedField } from '../form/GroupedField.tsx';
import { PayForm } from '../form/PayForm.tsx';
import { SaveChoice } from '../form/SaveChoice.tsx';
import type { ScreenProps } from '../screenProps.ts';
import { groupPhone } from './phoneNumber.ts';
import { usePhoneForm } from './usePhoneForm.ts';

export function PhoneForm(stage: ScreenProps) {
  const { words, view, phone } = stage;
  const { number, failure, change, errorRound, problemOf, paste, another, send } = usePhoneForm(stage);
  const w = words.phone;

  return (
    <PayForm
      stage={stage}
      submit={w.send}
      working={w.working}
      errorRound={errorRound}
      onSubmit={send}
      security={words.security.phone}
      other={
        failure && (
          <Button className={styles.other} onClick={another}>
            {w.other}
          </Button>
        )
      }
    >
      <div className={styles.phone}>
        <GroupedField
          label={w.country}
          value={phone.country}
          group={(digits) => digits.slice(0, 4)}
          onText={(country) => change({ country })}
          error={problemOf('country')}
          autoComplete="tel-country-code"
          start={<span aria-hidden="true">+</span>}
        />
        <GroupedField
          ref={number}
          label={w.number}
          value={phone.number}
          group={groupPhone}
          onText={(text) => change({ number: text })}
          onPaste={paste}
          error={problemOf('number')}
          hint={w.hint}
          type="tel"
          autoComplete="tel-national"
        />
      </div>
      <SaveChoice
        stage={stage}
        code="MW"
        consent={words.save.askPhone(view.merchant)}
        notice={words.save.alwaysPhone(view.merchant)}
      />
    </PayForm>
  );
}
