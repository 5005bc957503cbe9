import { decimalSign } from '@balcao/text/money.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { type FormEvent, useRef, useState } from 'react';
import type { Locale } from '../locale.ts';
import type { TypedSlip } from '../multibanco/panelState.ts';
import type { WorkbenchWords } from '../words/pt.ts';
import styles from './atm.module.css';
import { Keypad } from './Keypad.tsx';
import { type Cursor, type SlipField, erase, press } from './keypadInput.ts';
import { Receipt } from './Receipt.tsx';
import { FormScreen, PlainScreen } from './Screen.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

/** What the machine is doing. */
export type AtmState =
  | { kind: 'asleep' }
  | { kind: 'ready'; failure?: { title: string; text: string } }
  | { kind: 'working' }
  | { kind: 'paid'; receipt: readonly (readonly [string, string])[] };

interface AtmProps {
  words: WorkbenchWords['atm'];
  labels: Record<SlipField, string>;
  locale: Locale;
  state: AtmState;
  slip: TypedSlip;
  /** A replayed machine shows what was typed and takes nothing else. */
  readOnly: boolean;
  onType: (slip: TypedSlip) => void;
  onPay: () => void;
  onReset: () => void;
}

/** A cash machine: a screen with three lines, keys, and paper. */
export function Atm({ words, labels, locale, state, slip, readOnly, onType, onPay, onReset }: AtmProps) {
  const [cursor, setCursor] = useState<Cursor>({ field: 'amount', fresh: true });
  const amount = useRef<HTMLInputElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const keepFocus = useKeptFocus(state.kind, { ready: amount, paid: again });
  const change = (next: TypedSlip) => {
    onType(next);
    setCursor((at) => ({ ...at, fresh: false }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keepFocus();
    setCursor({ field: 'amount', fresh: true });
    onPay();
  };

  const startAnew = () => {
    keepFocus();
    onReset();
  };

  return (
    <form className={styles.atm} aria-label={words.machine} onSubmit={submit} noValidate>
      <div className={styles.body}>
        <p className={styles.name}>{words.machine}</p>
        <div className={styles.screen} data-ink="">
          {state.kind === 'asleep' && <PlainScreen title={words.welcome} text={words.asleep} />}
          {state.kind === 'working' && <PlainScreen title={words.working} />}
          {state.kind === 'paid' && (
            <>
              <PlainScreen title={words.done} text={words.takeReceipt} done />
              {!readOnly && (
                <Button ref={again} size="small" className={styles.again} onClick={startAnew}>
                  {words.fresh}
                </Button>
              )}
            </>
          )}
          {state.kind === 'ready' && (
            <FormScreen
              words={words}
              labels={labels}
              slip={slip}
              cursor={cursor}
              readOnly={readOnly}
              failure={state.failure}
              amount={amount}
              onType={change}
              onEnter={(field) => setCursor({ field, fresh: true })}
            />
          )}
        </div>
        <Keypad
          words={words}
          decimalSign={decimalSign(locale)}
          writesIn={labels[cursor.field]}
          disabled={state.kind === 'asleep' || state.kind === 'paid'}
          onKey={(key) => !readOnly && change(press(slip, cursor, key))}
          onErase={() => !readOnly && change(erase(slip, cursor))}
          onCancel={onReset}
        />
      </div>
      {state.kind === 'paid' && (
        <Receipt title={words.receipt} lines={state.receipt} note={words.receiptNote} />
      )}
    </form>
  );
}
