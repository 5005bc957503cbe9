import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { formatAmount, parseAmount, typeAmount } from '@balcao/text/money.ts';
import { useState } from 'react';
import { succeeded } from '../../core/exchange.ts';
import { refundableCents } from '../../core/paymentActions.ts';
import { useAction } from '../../parts/pane/useAction.ts';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import {
  type TerminalOperation,
  type TestAmount,
  terminalRequest,
  type Validity,
} from './terminalRequest.ts';

export function useSendForm(uuid: string, paid: readonly Payment[], onSent: () => void) {
  const { context, words, facts, locale, showToast } = useWorkbench();
  const w = words.terminal.send;
  const [kind, setKind] = useState<TerminalOperation>('payment');
  const [amount, setAmount] = useState(() => typeAmount(1000, locale));
  const [chosenId, setChosenId] = useState<string>();
  const [code, setCode] = useState('');
  const [validMinutes, setValidMinutes] = useState<Validity>(0);
  const [blockLate, setBlockLate] = useState(false);
  const [problem, setProblem] = useState<string>();
  const action = useAction();
  const payment = paid.find(({ id }) => id === chosenId) ?? paid[0];

  const write = (text: string) => {
    setAmount(text);
    setProblem(undefined);
  };
  function checked(): { cents: number } | undefined {
    const read = parseAmount(amount, locale);
    const { minCents, maxCents } = facts.limits.methodLimits.CC;
    if ('problem' in read) setProblem(words.shared.create.problem[read.problem]);
    else if (read.cents > maxCents) setProblem(w.large(formatAmount(maxCents, locale)));
    else if (kind === 'payment' && read.cents < minCents) setProblem(w.small(formatAmount(minCents, locale)));
    else return read;
    return undefined;
  }

  return {
    kind,
    amount,
    code,
    validMinutes,
    blockLate,
    problem,
    payment,
    action,
    setCode,
    setValidMinutes,
    setBlockLate,
    write,
    choose(next: TerminalOperation) {
      setKind(next);
      write(
        typeAmount(next === 'refund' && payment ? Math.min(1000, refundableCents(payment)) : 1000, locale),
      );
    },
    choosePaid(id: string) {
      setChosenId(id);
      setProblem(undefined);
    },
    /** Blocking late notices needs a deadline, so that one is set. */
    useMagic({ amountCents, lateMinutes }: TestAmount) {
      write(typeAmount(amountCents, locale));
      if (lateMinutes > 0) setValidMinutes(1);
    },
    /** @param now the sandbox's time in milliseconds */
    async send(now: number) {
      const read = checked();
      if (!read || (kind === 'refund' && !payment)) return;
      const order = {
        kind,
        amountCents: read.cents,
        paymentId: payment?.id ?? '',
        code,
        validMinutes,
        blockLate,
      };
      const { path, body } = terminalRequest(uuid, order, now);
      const done = await action.run(JSON.stringify([path, body]), () => context.request('POST', path, body));
      if (!done || !succeeded(done)) return;
      showToast(w.sent);
      onSent();
    },
  };
}
