import { Button } from '@balcao/ui/button/Button.tsx';
import type { FormEvent } from 'react';
import type { RunnerContext } from '../context/runnerContext.ts';
import { dataOf } from '../exchange/exchange.ts';
import type { PaneWords } from '../words/panes/pt.ts';
import { BrowserForm } from './BrowserForm.tsx';
import { FormFields } from './FormFields.tsx';
import styles from './form-panel.module.css';
import { Preview } from './Preview.tsx';
import type { FormPanelProps, FormTarget } from './panelProps.ts';
import { ResponseView } from './ResponseView.tsx';
import type { FormState } from './useForm.ts';

export interface FormBodyProps extends Omit<FormPanelProps, 'baseUrl' | 'recorded'> {
  words: PaneWords;
  state: FormState;
  target: FormTarget;
  /** Sends the call; undefined where no sandbox answers. */
  sendRequest?: RunnerContext['request'];
}

/** Fields, the preview of the request, the submit button, and the response. */
export function FormBody(props: FormBodyProps) {
  const { words, locale, form, state, samplesOf, target, sendRequest, renderResult, browserForm } = props;
  const { request, exchange, sending, formRef, send } = state;
  const w = words.forms;
  const data = exchange && dataOf(exchange.reply);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sendRequest) send(sendRequest);
  };
  return (
    <div className={styles.body}>
      <form ref={formRef} className={styles.form} onSubmit={submit} noValidate>
        <FormFields words={w} locale={locale} form={form} state={state} />
        <Preview words={words} codes={samplesOf(request, target)} />
        {!browserForm && (
          <div className={styles.send}>
            <Button type="submit" kind="primary" aria-disabled={sending || !sendRequest || undefined}>
              {sending ? w.sending : w.send}
            </Button>
            {!sendRequest && <span className={styles.note}>{w.needsSandbox}</span>}
          </div>
        )}
      </form>
      {browserForm && (
        <BrowserForm
          words={w}
          action={target.origin + browserForm.path}
          fields={browserForm.fieldsOf(request, target)}
        />
      )}
      {exchange && <ResponseView words={words} exchange={exchange} refused={state.refused} />}
      {sendRequest &&
        data !== undefined &&
        renderResult?.({ data, request: sendRequest, words, locale, origin: target.origin })}
    </div>
  );
}
