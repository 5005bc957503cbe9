import { type JsonPath, pointerOf, valueAt } from '@balcao/text/jsonPath.ts';
import type { AmountProblem } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Field } from '@balcao/ui/field/Field.tsx';
import { Form } from '@balcao/ui/form/Form.tsx';
import { type HttpMethod, MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import sendBar from '@balcao/ui/send-bar.module.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isNetworkFailure } from '../../core/client.ts';
import type { Exchange } from '../../core/exchange.ts';
import { reasonsOf } from '../../core/exchangeErrors.ts';
import { phoneOf, showPhone } from '../../core/phoneNumber.ts';
import type { PaymentMethod } from '../../runner/paymentMethods.ts';
import { FailureNote, networkNote } from '../FailureNote.tsx';
import { usePlace } from '../place.ts';
import { type PaymentDraft, withAmount, withText } from './draft.ts';
import styles from './order-form.module.css';

interface OrderFormProps {
  method: PaymentMethod;
  draft: PaymentDraft;
  /** Response to the current input; undefined once the input changes. */
  answer: Exchange | undefined;
  problem: AmountProblem | undefined;
  creating: boolean;
  /** Whether a payment exists, which makes the button for another one secondary. */
  isDone?: boolean;
  /** Whether the form accepts no input, as in a replay. */
  readOnly?: boolean;
  isClosed?: boolean;
  onChange: (draft: PaymentDraft) => void;
  onCreate: () => void;
  /** All fields of the request, in a collapsed part. */
  children?: ReactNode;
}

export function OrderForm(props: OrderFormProps) {
  const { method, draft, answer, problem, creating, isDone, readOnly, isClosed, onChange, onCreate } = props;
  const { words, locale } = usePlace();
  const w = words.create;
  const device = words.device[method.device];
  const form = useRef<HTMLFormElement>(null);
  const call = method.create({});
  const codeAt = [...method.at, 'code'];
  const amountAt = [...method.at, 'amount'];
  const reasons = answer ? reasonsOf(answer.reply) : [];
  const shown = [amountAt, codeAt, method.phoneAt].flatMap((path) => (path ? [pointerOf(path)] : []));
  const reasonAt = (path: JsonPath) => reasons.find(({ pointer }) => pointer === pointerOf(path))?.text;
  const others = reasons.filter(({ pointer }) => !shown.includes(pointer ?? ''));
  const failed = answer && isNetworkFailure(answer.reply) ? answer.reply.networkFailure : undefined;
  const isWrong = problem !== undefined || reasons.length > others.length;
  useEffect(() => {
    if (isWrong) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isWrong]);
  const textAt = (path: JsonPath) => String(valueAt(draft.body, path) ?? '');
  return (
    <Form ref={form} className={`${blocks.column} ${styles.form}`} onSubmit={onCreate}>
      <div className={blocks.fields}>
        <Field
          readOnly={readOnly}
          label={w.amount}
          value={draft.amount}
          inputMode="decimal"
          error={problem ? w.problem[problem] : reasonAt(amountAt)}
          onChange={({ target }) => onChange(withAmount(draft, target.value, method, locale))}
        />
        <Field
          readOnly={readOnly}
          label={w.code}
          value={textAt(codeAt)}
          error={reasonAt(codeAt)}
          onChange={({ target }) => onChange(withText(draft, codeAt, target.value))}
        />
        {method.phoneAt && (
          <PhoneField
            readOnly={readOnly}
            path={method.phoneAt}
            draft={draft}
            error={reasonAt(method.phoneAt)}
            onChange={onChange}
          />
        )}
      </div>
      {props.children}
      {failed && <FailureNote {...networkNote(words, failed)} />}
      {others.map(({ text }) => (
        <FailureNote key={text} title={w.refused} text={text} />
      ))}
      <div className={`${blocks.row} ${sendBar.bar}`}>
        <Button type="submit" kind={isDone ? 'secondary' : 'primary'} off={creating || isClosed}>
          {creating ? w.working : isDone ? device.again : device.create}
        </Button>
        <span>
          <MethodLabel method={call.method as HttpMethod} /> <code className={blocks.code}>{call.path}</code>
        </span>
      </div>
    </Form>
  );
}

interface PhoneFieldProps {
  path: JsonPath;
  draft: PaymentDraft;
  error: string | undefined;
  readOnly: boolean | undefined;
  onChange: (draft: PaymentDraft) => void;
}

/** Phone number as the payer writes it. A hint shows the API's format. */
function PhoneField({ path, draft, onChange, ...field }: PhoneFieldProps) {
  const { words } = usePlace();
  const sent = String(valueAt(draft.body, path) ?? '');
  const [typed, setTyped] = useState(() => showPhone(sent));
  return (
    <Field
      {...field}
      label={words.create.phone}
      type="tel"
      value={phoneOf(typed) === sent ? typed : showPhone(sent)}
      hint={sent}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(withText(draft, path, phoneOf(target.value)));
      }}
    />
  );
}
