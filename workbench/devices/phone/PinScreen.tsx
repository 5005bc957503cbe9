import type { Push } from '@balcao/contract/control/phone.ts';
import { formatAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Field } from '@balcao/ui/field/Field.tsx';
import { Form } from '@balcao/ui/form/Form.tsx';
import { useRef, useState } from 'react';
import device from '../../parts/device-keys.module.css';
import { failureText } from '../../parts/pane/LoadedContent.tsx';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { useScreenFocus } from './Screens.tsx';
import styles from './screens.module.css';
import type { PhoneState } from './usePhone.ts';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

interface PinKeysProps {
  label: string;
  erase: string;
  onDigit: (digit: string) => void;
  onErase: () => void;
}

function PinKeys({ label, erase, onDigit, onErase }: PinKeysProps) {
  return (
    <fieldset className={`${blocks.bare} ${device.keys} ${styles.keys}`} aria-label={label}>
      {digits.map((digit) => (
        <button key={digit} type="button" className={device.key} onClick={() => onDigit(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" className={device.key} onClick={onErase}>
        {erase}
      </button>
    </fieldset>
  );
}

export function PinScreen({ push, phone }: { push: Push; phone: PhoneState }) {
  const { words, facts, locale } = useWorkbench();
  const w = words.phone.pin;
  const { testPin } = facts;
  const box = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  useScreenFocus(box);

  const type = (text: string) => {
    setPin(text.replace(/\D/g, '').slice(0, testPin.length));
    setProblem(undefined);
  };
  const empty = () => {
    setPin('');
    box.current?.focus({ preventScroll: true });
  };
  const submit = async () => {
    if (pin.length < testPin.length) {
      box.current?.focus({ preventScroll: true });
      return setProblem(w.short(testPin.length));
    }
    if (await phone.answer(push, 'accept', pin)) phone.show('request');
    else empty();
  };
  const { busy, failure } = phone;
  return (
    <Form className={blocks.column} onSubmit={submit} aria-label={w.title}>
      <p className={`${blocks.heading} ${styles.heading}`}>{w.title}</p>
      <p className={blocks.hint}>
        {push.merchant} · {formatAmount(push.amount, locale)}
      </p>
      <Field
        ref={box}
        label={w.label}
        type="password"
        inputMode="numeric"
        value={pin}
        maxLength={testPin.length}
        hint={w.hint(testPin)}
        error={problem ?? (pin === '' && failure ? failureText(failure, words.reading) : undefined)}
        onChange={(event) => type(event.target.value)}
      />
      <PinKeys
        label={w.label}
        erase={w.erase}
        onDigit={(digit) => type(pin + digit)}
        onErase={() => type(pin.slice(0, -1))}
      />
      <Button type="submit" kind="primary" off={busy}>
        {busy ? words.phone.request.working : w.confirm}
      </Button>
      <Button kind="quiet" size="small" onClick={() => phone.show('request')}>
        {w.back}
      </Button>
    </Form>
  );
}
