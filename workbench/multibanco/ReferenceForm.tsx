import { Button } from '@balcao/ui/button/Button.tsx';
import { Field } from '@balcao/ui/field/Field.tsx';
import { type FormEvent, useEffect, useRef } from 'react';
import { isTrouble } from '../client.ts';
import { refusalOf } from '../exchange/exchange.ts';
import type { WorkbenchWords } from '../words/pt.ts';
import { Failure } from './FailureNote.tsx';
import type { Session, TypedDraft } from './panelState.ts';
import styles from './reference-form.module.css';

interface ReferenceFormProps {
  words: WorkbenchWords;
  session: Session;
  draft: TypedDraft;
  readOnly: boolean;
  onType: (draft: TypedDraft) => void;
  onCreate: () => void;
}

/** Amount and order code; what is typed stays, whatever the answer is. */
export function ReferenceForm({ words, session, draft, readOnly, onType, onCreate }: ReferenceFormProps) {
  const { edited, creating, created, draftProblem, payment } = session;
  const w = words.create;
  const label = payment ? w.again : w.submit;
  const reply = edited ? undefined : created?.reply;
  const trouble = reply && isTrouble(reply) ? reply.trouble : undefined;
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
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
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
        className={styles.submit}
      >
        {creating ? w.working : label}
      </Button>
      {trouble && <Failure title={words.exchange.trouble[trouble]} text={words.trouble[trouble]} />}
      {refusal && <Failure title={w.refused} text={refusal} />}
    </form>
  );
}
