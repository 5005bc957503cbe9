import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { valueAt } from '@balcao/text/jsonPath.ts';
import type { AmountProblem } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { Disclosure } from '@balcao/ui/disclosure/Disclosure.tsx';
import { useState } from 'react';
import { dataOf } from '../../core/exchange.ts';
import { showPhone } from '../../core/phoneNumber.ts';
import { curlOf } from '../../core/runnerContext.ts';
import { amountProblem, draftOf, type PaymentDraft, withText } from '../../parts/order/draft.ts';
import { OrderForm } from '../../parts/order/OrderForm.tsx';
import { TestNumbers } from '../../parts/order/TestNumbers.tsx';
import { Card } from '../../parts/pane/TitledSection.tsx';
import { useAction } from '../../parts/pane/useAction.ts';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { type PaymentMethod, paymentBody, paymentMethods } from '../../runner/paymentMethods.ts';
import type { Call } from '../../runner/runCalls.ts';

interface PushRequest extends Pick<Call, 'method' | 'path' | 'body'> {
  clientId?: string;
}

export function useSendPush(onSent: (paymentId: string, number: string) => void) {
  const { context, words, showToast } = useWorkbench();
  const action = useAction();
  return {
    ...action,
    async send({ method, path, body, clientId }: PushRequest, number: string) {
      const name = `${method} ${path} ${JSON.stringify(body)}`;
      const done = await action.run(name, () => context.request(method, path, body, { clientId }));
      const payment = done && (dataOf(done.reply) as Payment | undefined);
      if (!payment) return;
      showToast(words.phone.send.sent(showPhone(number)));
      onSent(payment.id, number);
    },
  };
}

const [plain, saving] = [paymentMethods.mbway, paymentMethods.mbwaySaved] as const;

export function SendPush({ onSent }: { onSent: (paymentId: string, number: string) => void }) {
  const { context, words, facts, locale } = useWorkbench();
  const w = words.phone.send;
  const { seed } = facts;
  const draftFor = (method: PaymentMethod) => {
    const given = { locale, customer: seed.customers.own, saved: seed.savedMethods };
    return draftOf(paymentBody(method, { amount: 1000, summary: w.summary }, given), method, locale);
  };
  const [method, setMethod] = useState<PaymentMethod>(plain);
  const [draft, setDraft] = useState(() => draftFor(plain));
  const [problem, setProblem] = useState<AmountProblem>();
  const [isEdited, setEdited] = useState(false);
  const { send, busy, last } = useSendPush(onSent);
  const change = (next: PaymentDraft) => {
    setDraft(next);
    setEdited(true);
    setProblem(undefined);
  };
  const phoneAt = plain.phoneAt;
  const call = method.create(draft.body);
  const create = () => {
    const wrong = amountProblem(draft, locale);
    setProblem(wrong);
    setEdited(false);
    if (!wrong) send(call, String(valueAt(draft.body, phoneAt)));
  };
  return (
    <Card title={w.title} text={w.text}>
      <OrderForm
        {...{ method, draft, problem }}
        answer={isEdited ? undefined : last}
        creating={busy !== undefined}
        onChange={change}
        onCreate={create}
      >
        <label className={blocks.check}>
          <input
            type="checkbox"
            checked={method === saving}
            onChange={({ target }) => {
              const next = target.checked ? saving : plain;
              setMethod(next);
              change(draftFor(next));
            }}
          />
          {w.saves}
        </label>
        <Disclosure title={words.shared.create.testNumbers}>
          <TestNumbers onChoose={(phone) => change(withText(draft, phoneAt, phone))} />
        </Disclosure>
        <Disclosure title={w.call}>
          <CodeBlock
            text={curlOf(context, { ...call, body: JSON.stringify(draft.body) })}
            wrap
            label={w.call}
            title="cURL"
            texts={words.shared.exchange.code}
          />
        </Disclosure>
      </OrderForm>
    </Card>
  );
}
