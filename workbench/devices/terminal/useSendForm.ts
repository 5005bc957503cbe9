import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { formatAmount, parseAmount, typeAmount } from '@balcao/text/money.ts';
import { useState } from 'react';
import { succeeded } from '../../core/exchange.ts';
import { refundableCents } from '../../core/paymentActions.ts';
import { useAction } from '../../parts/pane/useAction.ts';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { type TerminalOperation, type TerminalOrder, type TestAmount, terminalRequest } from './terminalRequest.ts';

type TerminalDraft = Omit<TerminalOrder, 'amountCents'> & { amount: string };

export function useSendForm(uuid: string, paid: readonly Payment[], onSent: () => void) {
  const { context, words, facts, locale, showToast } = useWorkbench();
  const w = words.terminal.send;
  const [draft, setDraft] = useState<TerminalDraft>(() => ({
    kind: 'payment',
    amount: typeAmount(1000, locale),
    paymentId: '',
    code: '',
    validMinutes: 0,
    blockLate: false,
  }));
  const [problem, setProblem] = useState<string>();
  const action = useAction();
  const { kind, amount } = draft;
  const payment = paid.find(({ id }) => id === draft.paymentId) ?? paid[0];
  const change = (changed: Partial<TerminalDraft>) => {
    setDraft({ ...draft, ...changed });
    setProblem(undefined);
  };
  function checked(): number | undefined {
    const read = parseAmount(amount, locale);
    const { minCents, maxCents } = facts.limits.methodLimits.CC;
    if ('problem' in read) setProblem(words.shared.create.problem[read.problem]);
    else if (read.cents > maxCents) setProblem(w.large(formatAmount(maxCents, locale)));
    else if (kind === 'payment' && read.cents < minCents) setProblem(w.small(formatAmount(minCents, locale)));
    else return read.cents;
    return undefined;
  }

  return {
    draft,
    problem,
    payment,
    action,
    change,
    choose(next: TerminalOperation) {
      const cents = next === 'refund' && payment ? Math.min(1000, refundableCents(payment)) : 1000;
      change({ kind: next, amount: typeAmount(cents, locale) });
    },
    /** Fills in a test amount. An amount that the terminal reports late also needs a short deadline. */
    useMagic({ amountCents, lateMinutes }: TestAmount) {
      change({ amount: typeAmount(amountCents, locale), ...(lateMinutes > 0 && { validMinutes: 1 }) });
    },
    async send(now: number) {
      const amountCents = checked();
      if (amountCents === undefined || (kind === 'refund' && !payment)) return;
      const order = { ...draft, amountCents, paymentId: payment?.id ?? '' };
      const { path, body } = terminalRequest(uuid, order, now);
      const done = await action.run(JSON.stringify([path, body]), () => context.request('POST', path, body));
      if (!done || !succeeded(done)) return;
      showToast(w.sent);
      onSent();
    },
  };
}
