import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { codeHtml } from '@balcao/ui/code-block/codeHtml.ts';
import { RadioPanels } from '@balcao/ui/radio-panels/RadioPanels.tsx';
import type { FormEvent } from 'react';
import { isNetworkFailure } from '../../core/client.ts';
import { dataOf, type Exchange } from '../../core/exchange.ts';
import type { RunnerContext } from '../../core/runnerContext.ts';
import { ExchangeView } from '../../parts/exchange/ExchangeView.tsx';
import { FailureNote } from '../../parts/FailureNote.tsx';
import { usePanel } from '../../parts/PanelFrame.tsx';
import { FormFields } from './FormFields.tsx';
import type { FieldErrors } from './fieldErrors.ts';
import styles from './form-panel.module.css';
import type { CodeSample, FormPanelProps, FormTarget } from './panelProps.ts';
import type { FormState } from './useForm.ts';

function Preview({ codes }: { codes: readonly CodeSample[] }) {
  const { words } = usePanel();
  const w = words.forms;
  const texts = words.shared.exchange.code;
  return (
    <div className={`${blocks.frame} ${styles.preview}`}>
      <p className={styles.title}>{w.request}</p>
      <RadioPanels
        kind={codes.length > 1 ? 'language' : undefined}
        label={w.language}
        choices={codes.map(({ id, label, code }) => ({
          id,
          label,
          panel: <CodeBlock bare html={codeHtml(code)} label={`${w.request}, ${label}`} texts={texts} />,
        }))}
      />
    </div>
  );
}

/** The response; messages of a refusal that concern no field. Messages about a field stand at the field. */
function ResponseView({ exchange, refused }: { exchange: Exchange; refused: FieldErrors }) {
  const { words } = usePanel();
  const { reply } = exchange;
  const w = words.forms;
  const isRefused = !isNetworkFailure(reply) && reply.status >= 400;
  const outcome = isRefused ? `${w.refused} ${w.kept}` : w.accepted;
  return (
    <div className={`${blocks.column} ${blocks.below}`}>
      <p role="status" className={styles.outcome} data-refused={isRefused || undefined}>
        {isNetworkFailure(reply) ? words.shared.exchange.networkFailure[reply.networkFailure] : outcome}
      </p>
      {isNetworkFailure(reply) && (
        <p className={blocks.hint}>{words.shared.networkFailure[reply.networkFailure]}</p>
      )}
      {refused.others.map((reason) => (
        <FailureNote key={reason} title={w.refused} text={reason} />
      ))}
      <ExchangeView words={words.shared.exchange} exchange={exchange} beside />
    </div>
  );
}

interface BrowserFormProps {
  action: string;
  fields: readonly (readonly [name: string, value: string])[];
}

/** A form that the browser itself submits, as a shop's page does; the response opens in another tab. */
function BrowserForm({ action, fields }: BrowserFormProps) {
  const words = usePanel().words.forms;
  return (
    <form className={blocks.row} method="post" action={action} target="_blank" rel="noopener">
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind="primary">
        {words.entity.open}
      </Button>
      <span className={`${blocks.hint} ${blocks.grow}`}>{words.entity.opens}</span>
    </form>
  );
}

export interface FormBodyProps extends Omit<FormPanelProps, 'baseUrl' | 'recorded'> {
  state: FormState;
  target: FormTarget;
  sendRequest?: RunnerContext['request'];
}

export function FormBody(props: FormBodyProps) {
  const { form, state, samplesOf, target, sendRequest, renderResult, browserForm } = props;
  const { words, locale } = usePanel();
  const { request, call, sending, formRef, send } = state;
  const w = words.forms;
  const data = call && dataOf(call.exchange.reply);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sendRequest) send(sendRequest);
  };
  return (
    <div className={`${blocks.sections} ${styles.body}`}>
      <form ref={formRef} className={blocks.sections} onSubmit={submit} noValidate>
        <FormFields form={form} state={state} />
        <Preview codes={samplesOf(request, target)} />
        {!browserForm && (
          <div className={blocks.row}>
            <Button type="submit" kind="primary" aria-disabled={sending || !sendRequest || undefined}>
              {sending ? w.sending : w.send}
            </Button>
            {!sendRequest && <span className={`${blocks.hint} ${blocks.grow}`}>{w.needsSandbox}</span>}
          </div>
        )}
      </form>
      {browserForm && (
        <BrowserForm
          action={target.origin + browserForm.path}
          fields={browserForm.fieldsOf(request, target)}
        />
      )}
      {call && <ResponseView exchange={call.exchange} refused={state.refused} />}
      {call &&
        data !== undefined &&
        renderResult?.({ data, request: call.sendRequest, words, locale, origin: target.origin })}
    </div>
  );
}
