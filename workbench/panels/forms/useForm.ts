import { useRef, useState } from 'react';
import type { Exchange } from '../../core/exchange.ts';
import type { RunnerContext } from '../../core/runnerContext.ts';
import { useAction } from '../../parts/pane/useAction.ts';
import { type FieldErrors, fieldErrorsIn } from './fieldErrors.ts';
import { type FormDefinition, fieldsOf, type TypedValues } from './formDefinition.ts';
import { type FormRequest, formRequestOf, wirePath } from './formRequest.ts';
import { type FieldProblems, validateForm } from './validateForm.ts';

/** A call, and the sandbox and credentials it was sent with: what follows from it is asked for there. */
interface SentCall {
  exchange: Exchange;
  sendRequest: RunnerContext['request'];
}

const noErrors: FieldErrors = { fields: {}, others: [] };

/**
 * State of a form. Typed values stay, whatever the response.
 * @param amounts limits of each payment method, in cents
 */
export function useForm(form: FormDefinition, amounts: Parameters<typeof validateForm>[2]) {
  const [typed, setTyped] = useState<TypedValues>(form.initialValues);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [refused, setRefused] = useState<FieldErrors>(noErrors);
  const [call, setCall] = useState<SentCall>();
  const { run, busy } = useAction();
  const formRef = useRef<HTMLFormElement>(null);
  const request = formRequestOf(form, typed);

  /** Focuses the first invalid field and opens the group that contains it. */
  const showFirst = (paths: readonly string[]) => {
    const first = fieldsOf(form).find(({ path }) => paths.includes(path));
    const box = first && formRef.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first.path)}"]`);
    box?.closest('details')?.setAttribute('open', '');
    box?.focus();
  };
  const send = async (sendRequest: RunnerContext['request']): Promise<void> => {
    const found = validateForm(form, typed, amounts);
    setProblems(found);
    setRefused(noErrors);
    if (Object.keys(found).length > 0) return showFirst(Object.keys(found));
    const sent: FormRequest = request;
    const done = await run('send', () => sendRequest(sent.method, wirePath(sent), sent.body));
    if (!done) return;
    setCall({ exchange: done, sendRequest });
    const reasons = fieldErrorsIn(form, sent, done.reply);
    setRefused(reasons);
    showFirst(Object.keys(reasons.fields));
  };
  return {
    typed,
    problems,
    refused,
    request,
    call,
    sending: busy !== undefined,
    formRef,
    send,
    type: (path: string, text: string) => {
      setTyped((before) => ({ ...before, [path]: text }));
      setProblems(({ [path]: _, ...others }) => others);
      setRefused(({ fields: { [path]: _, ...fields }, others }) => ({ fields, others }));
    },
  };
}

export type FormState = ReturnType<typeof useForm>;
