import { useRef, useState } from 'react';
import type { Desk } from '../context/runnerContext.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { useAct } from '../pane/useAction.ts';
import { type Refused, refusedIn } from './fieldErrors.ts';
import { type FormTable, fieldsOf, type Typed } from './formDefinition.ts';
import { type FormRequest, requestOf, wirePath } from './formRequest.ts';
import { type Problems, problemsIn } from './validateForm.ts';

const nothing: Refused = { fields: {}, others: [] };

/**
 * A form's memory. What is typed stays, whatever comes back.
 * @param amounts what each method takes, in cents
 */
export function useForm(form: FormTable, amounts: Parameters<typeof problemsIn>[2]) {
  const [typed, setTyped] = useState<Typed>(form.start);
  const [problems, setProblems] = useState<Problems>({});
  const [refused, setRefused] = useState<Refused>(nothing);
  const [exchange, setExchange] = useState<Exchange>();
  const { run, busy } = useAct();
  const place = useRef<HTMLFormElement>(null);
  const request = requestOf(form, typed);

  /** Takes the reader to the first field that something is wrong with, opening what it lies in. */
  const showFirst = (ways: readonly string[]) => {
    const first = fieldsOf(form).find(({ way }) => ways.includes(way));
    const box = first && place.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first.way)}"]`);
    box?.closest('details')?.setAttribute('open', '');
    box?.focus();
  };
  const send = async (ask: Desk['ask']): Promise<void> => {
    const found = problemsIn(form, typed, amounts);
    setProblems(found);
    setRefused(nothing);
    if (Object.keys(found).length > 0) return showFirst(Object.keys(found));
    const sent: FormRequest = request;
    const done = await run('send', () => ask(sent.method, wirePath(sent), sent.body));
    if (!done) return;
    setExchange(done);
    const reasons = refusedIn(form, sent, done.reply);
    setRefused(reasons);
    showFirst(Object.keys(reasons.fields));
  };
  return {
    typed,
    problems,
    refused,
    request,
    exchange,
    sending: busy !== undefined,
    place,
    send,
    type: (way: string, text: string) => {
      setTyped((before) => ({ ...before, [way]: text }));
      setProblems(({ [way]: _, ...others }) => others);
      setRefused(({ fields: { [way]: _, ...fields }, others }) => ({ fields, others }));
    },
  };
}

export type FormState = ReturnType<typeof useForm>;
