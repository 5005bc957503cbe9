import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { type AmountProblem, formatAmount, parseAmount, typeAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { Disclosure } from '@balcao/ui/disclosure/Disclosure.tsx';
import { Field } from '@balcao/ui/field/Field.tsx';
import { FramedChoice, FramedList } from '@balcao/ui/framed-list/FramedList.tsx';
import { type FormEvent, useState } from 'react';
import { dataOf } from '../../core/exchange.ts';
import { curlOf } from '../../core/runnerContext.ts';
import { ActionFailure } from '../../parts/FailureNote.tsx';
import { Card } from '../../parts/pane/Card.tsx';
import { type ActionState, useAction } from '../../parts/pane/useAction.ts';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { type Call, createPayment } from '../../runner/calls.ts';
import { phoneOf, showPhone } from './pushes.ts';

interface PushRequest extends Pick<Call, 'method' | 'path' | 'body'> {
  clientId?: string;
}

export function useSendPush(
  onSent: (paymentId: string, number: string) => void,
): ActionState & { send(call: PushRequest, number: string): Promise<void> } {
  const { context, words, showToast } = useWorkbench();
  const action = useAction();
  return {
    ...action,
    async send({ method, path, body, clientId }, number) {
      const name = `${method} ${path} ${JSON.stringify(body)}`;
      const done = await action.run(name, () => context.request(method, path, body, { clientId }));
      const payment = done && (dataOf(done.reply) as Payment | undefined);
      if (!payment) return;
      showToast(words.phone.send.sent(showPhone(number)));
      onSent(payment.id, number);
    },
  };
}

function TestNumbers({ onChoose }: { onChoose: (phone: string) => void }) {
  const { words, facts } = useWorkbench();
  const w = words.phone.send;
  return (
    <Disclosure title={w.magic}>
      <p className={blocks.hint}>{w.magicText}</p>
      <FramedList label={w.magic}>
        {facts.phoneScenarios.map(({ phone, words: outcome }) => (
          <FramedChoice key={phone} onClick={() => onChoose(phone)}>
            <strong>{showPhone(phone)}</strong>
            <span>{outcome}</span>
          </FramedChoice>
        ))}
      </FramedList>
    </Disclosure>
  );
}

/** A number without a scripted answer, so that the reader answers. */
const ordinary = '351#912345678';

export function SendPush({ onSent }: { onSent: (paymentId: string, number: string) => void }) {
  const { context, words, facts, locale } = useWorkbench();
  const w = words.phone.send;
  const [number, setNumber] = useState(() => showPhone(ordinary));
  const [typed, setTyped] = useState(() => typeAmount(1000, locale));
  const [saves, setSaves] = useState(false);
  const [problem, setProblem] = useState<AmountProblem>();
  const { send, busy, failure } = useSendPush(onSent);
  const amount = parseAmount(typed, locale);
  const phone = phoneOf(number);
  const magic = facts.phoneScenarios.find((each) => each.phone === phone);
  const body = {
    amount: 'cents' in amount ? amount.cents : 0,
    summary: w.summary,
    ...(saves && { customer: { uuid: facts.seed.customers.own } }),
    paymentMethod: {
      code: 'MW',
      details: { phoneNumber: phone, ...(saves && { createRegistration: true }) },
    },
  };
  const call = createPayment(body);
  const most = formatAmount(facts.limits.methodLimits.MW.maxCents, locale);
  const wrong = (what: AmountProblem) =>
    what === 'large' ? w.large(most) : words.shared.create.problem[what];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ('problem' in amount) return setProblem(amount.problem);
    send(call, phone);
  };
  return (
    <Card title={w.title} text={w.text}>
      <form className={blocks.form} onSubmit={submit} noValidate>
        <div className={blocks.fields}>
          <Field
            label={w.number}
            type="tel"
            autoComplete="off"
            value={number}
            hint={magic?.words ?? w.ordinary}
            onChange={(event) => setNumber(event.target.value)}
          />
          <Field
            label={w.amount}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            error={problem && wrong(problem)}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(undefined);
            }}
          />
        </div>
        <label className={blocks.check}>
          <input type="checkbox" checked={saves} onChange={(event) => setSaves(event.target.checked)} />
          {w.saves}
        </label>
        <ActionFailure words={words} failure={failure} />
        <Button type="submit" kind="primary" aria-disabled={busy ? true : undefined}>
          {busy ? w.working : w.submit}
        </Button>
      </form>
      <TestNumbers onChoose={(chosen) => setNumber(showPhone(chosen))} />
      <Disclosure title={w.call}>
        <CodeBlock
          text={curlOf(context, { ...call, body: JSON.stringify(body) })}
          wrap
          label={w.call}
          title="cURL"
          texts={words.shared.exchange.code}
        />
      </Disclosure>
    </Card>
  );
}
