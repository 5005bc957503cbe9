import { typeAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Field } from '@balcao/ui/field/Field.tsx';
import { type FormEvent, useEffect, useRef } from 'react';
import { isNetworkFailure } from '../../core/client.ts';
import { refusalOf } from '../../core/exchange.ts';
import type { Locale } from '../../core/locale.ts';
import { FailureNote, networkNote } from '../../parts/FailureNote.tsx';
import { usePlace } from '../../parts/place.ts';
import { createReference } from '../../runner/calls.ts';
import { type Recording, recordedExchange } from '../../runner/recording.ts';
import type { PanelState, TypedReferenceRequest } from './panelState.ts';
import styles from './reference-form.module.css';

/** The call for a new reference; an empty code is left out. */
export function referenceCall(amount: number, typedCode: string) {
  const code = typedCode.trim();
  return createReference(code === '' ? { amount } : { amount, code });
}

/** Values that were typed for the recording. */
export function recordedDraft(recording: Recording, locale: Locale): TypedReferenceRequest {
  const body = recordedExchange(recording, 'create').body as { amount?: number; code?: string } | undefined;
  return { amount: typeAmount(body?.amount ?? 0, locale), code: body?.code ?? '' };
}

interface ReferenceFormProps {
  panel: PanelState;
  draft: TypedReferenceRequest;
  readOnly: boolean;
  onType: (draft: TypedReferenceRequest) => void;
  onCreate: () => void;
}

/** Amount and order code; typed values stay, whatever the response. */
export function ReferenceForm({ panel, draft, readOnly, onType, onCreate }: ReferenceFormProps) {
  const { words } = usePlace();
  const { edited, creating, created, draftProblem, payment } = panel;
  const w = words.create;
  const label = payment ? w.again : w.submit;
  const reply = edited ? undefined : created?.reply;
  const networkFailure = reply && isNetworkFailure(reply) ? reply.networkFailure : undefined;
  const refusal = reply && refusalOf(reply);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (draftProblem) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [draftProblem]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCreate();
  };
  return (
    <form ref={form} className={`${blocks.fields} ${styles.form}`} onSubmit={submit} noValidate>
      <Field
        label={w.amount}
        value={draft.amount}
        readOnly={readOnly}
        inputMode="decimal"
        autoComplete="off"
        error={draftProblem && w.problem[draftProblem]}
        onChange={(event) => onType({ ...draft, amount: event.target.value })}
      />
      <Field
        label={w.code}
        value={draft.code}
        readOnly={readOnly}
        autoComplete="off"
        onChange={(event) => onType({ ...draft, code: event.target.value })}
      />
      <Button
        type="submit"
        kind={payment ? 'secondary' : 'primary'}
        aria-disabled={creating || undefined}
        className={`${styles.wide} ${styles.submit}`}
      >
        {creating ? w.working : label}
      </Button>
      {networkFailure && (
        <div className={styles.wide}>
          <FailureNote {...networkNote(words, networkFailure)} />
        </div>
      )}
      {refusal && (
        <div className={styles.wide}>
          <FailureNote title={w.refused} text={refusal} />
        </div>
      )}
    </form>
  );
}
