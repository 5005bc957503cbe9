import { decimalSign } from '@balcao/text/money.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Form } from '@balcao/ui/form/Form.tsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Locale } from '../../core/locale.ts';
import { Receipt } from '../../parts/Receipt.tsx';
import type { WorkbenchWords } from '../../words/pt.ts';
import styles from './atm.module.css';
import type { AtmScreenState } from './atmState.ts';
import { Keypad } from './Keypad.tsx';
import { cursorAfterKey, eraseKey, firstField, type KeypadCursor, type TypedBill, typeKey } from './keypadInput.ts';
import { FormScreen, PlainScreen } from './Screen.tsx';

/**
 * Keeps the focus in a form whose screens change: if a change removes the focused element, the focus moves to the
 * target for the new screen. A focus that has moved elsewhere stays there.
 * @returns function to call when the reader acts inside the form
 */
function useKeptFocus<Screen extends string>(
  screen: Screen,
  homes: Partial<Record<NoInfer<Screen>, RefObject<HTMLElement | null>>>,
): () => void {
  const acted = useRef(false);
  const targets = useRef(homes);
  useEffect(() => {
    const home = targets.current[screen]?.current;
    if (!home || !acted.current) return;
    acted.current = false;
    if (document.activeElement === document.body) home.focus({ preventScroll: true });
  }, [screen]);
  return () => {
    acted.current = true;
  };
}

export interface AtmProps {
  words: WorkbenchWords;
  locale: Locale;
  state: AtmScreenState;
  bill: TypedBill;
  /** Whether the fields cannot be changed, because a replay shows the recorded input. */
  readOnly: boolean;
  onType: (bill: TypedBill) => void;
  onPay: () => void;
  onReset: () => void;
}

export function Atm({ words: all, locale, state, bill, readOnly, onType, onPay, onReset }: AtmProps) {
  const { atm: words, card: labels } = all;
  const [picked, setCursor] = useState<KeypadCursor>();
  const start: KeypadCursor = { field: firstField(bill), fresh: true };
  const cursor = picked ?? start;
  const first = useRef<HTMLInputElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const keepFocus = useKeptFocus(state.kind, { ready: first, paid: again });
  const change = (next: TypedBill, at: KeypadCursor) => {
    onType(next);
    setCursor(at);
  };
  const press = (key: string) => {
    const next = typeKey(bill, cursor, key);
    if (next !== bill) change(next, cursorAfterKey(next, cursor));
  };
  const submit = () => {
    keepFocus();
    setCursor(undefined);
    onPay();
  };

  const startAnew = () => {
    keepFocus();
    setCursor(undefined);
    onReset();
  };

  return (
    <Form className={styles.atm} aria-label={words.machine} onSubmit={submit}>
      <div className={styles.body}>
        <p className={styles.name}>{words.machine}</p>
        <div className={styles.screen} data-ink="">
          {state.kind === 'working' && <PlainScreen title={words.working} />}
          {state.kind === 'paid' && (
            <>
              <PlainScreen title={words.done} text={words.takeReceipt} done />
              {!readOnly && (
                <Button ref={again} size="small" className={styles.restart} onClick={startAnew}>
                  {words.fresh}
                </Button>
              )}
            </>
          )}
          {state.kind === 'ready' && (
            <FormScreen
              words={words}
              labels={labels}
              bill={bill}
              cursor={cursor}
              readOnly={readOnly}
              failure={state.failure}
              first={{ field: start.field, box: first }}
              onType={(next) => change(next, { ...cursor, fresh: false })}
              onEnter={(field) => setCursor({ field, fresh: true })}
            />
          )}
        </div>
        <Keypad
          words={words}
          decimalSign={decimalSign(locale)}
          writesIn={labels[cursor.field]}
          disabled={state.kind === 'paid'}
          onKey={(key) => !readOnly && press(key)}
          onErase={() => !readOnly && change(eraseKey(bill, cursor), { ...cursor, fresh: false })}
          onCancel={() => {
            setCursor(undefined);
            onReset();
          }}
        />
      </div>
      {state.kind === 'paid' && <Receipt title={words.receipt} lines={state.receipt} note={words.receiptNote} />}
    </Form>
  );
}
