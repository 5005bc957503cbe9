import { Button } from '@balcao/ui/button/Button.tsx';
import type { FormEvent } from 'react';
import type { Desk } from '../context/runnerContext.ts';
import { dataOf } from '../exchange/exchange.ts';
import type { BenchWords } from '../words/panes/pt.ts';
import { BrowserForm } from './BrowserForm.tsx';
import { FormFields } from './FormFields.tsx';
import styles from './form-panel.module.css';
import { Preview } from './Preview.tsx';
import type { At, FormPanelProps } from './panelProps.ts';
import { Answer } from './ResponseView.tsx';
import type { FormState } from './useForm.ts';

export interface FormBodyProps extends Omit<FormPanelProps, 'baseUrl' | 'recorded'> {
  words: BenchWords;
  state: FormState;
  at: At;
  /** Sends the call; none where nobody would answer. */
  ask?: Desk['ask'];
}

/** Fields, the request they make, the button that sends it, and what came back. */
export function FormBody(props: FormBodyProps) {
  const { words, locale, form, state, codesOf, at, ask, follow, browser } = props;
  const { request, exchange, sending, place, send } = state;
  const w = words.forms;
  const data = exchange && dataOf(exchange.reply);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ask) send(ask);
  };
  return (
    <div className={styles.body}>
      <form ref={place} className={styles.form} onSubmit={submit} noValidate>
        <FormFields words={w} locale={locale} form={form} state={state} />
        <Preview words={words} codes={codesOf(request, at)} />
        {!browser && (
          <div className={styles.send}>
            <Button type="submit" kind="primary" aria-disabled={sending || !ask || undefined}>
              {sending ? w.sending : w.send}
            </Button>
            {!ask && <span className={styles.note}>{w.needsSandbox}</span>}
          </div>
        )}
      </form>
      {browser && (
        <BrowserForm words={w} action={at.origin + browser.path} fields={browser.fieldsOf(request, at)} />
      )}
      {exchange && <Answer words={words} exchange={exchange} refused={state.refused} />}
      {ask && data !== undefined && follow?.({ data, ask, words, locale, origin: at.origin })}
    </div>
  );
}
