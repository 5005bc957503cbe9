import { parseAmount } from '@balcao/text/money.ts';
import { useState } from 'react';
import { isNetworkFailure } from '../../core/client.ts';
import { type Exchange, succeeded } from '../../core/exchange.ts';
import type { Locale } from '../../core/locale.ts';
import { useAction } from '../../parts/pane/useAction.ts';
import { type Call, payAtCashMachine } from '../../runner/runCalls.ts';
import type { WorkbenchWords } from '../../words/pt.ts';
import { type AtmScreenState, refusedState, stateAfter } from './atmState.ts';
import type { TypedReference } from './diagnoseReference.ts';
import type { TypedBill } from './keypadInput.ts';

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

interface AtmOptions {
  words: WorkbenchWords;
  locale: Locale;
  /** Initial values. `reset` uses `fresh`, which defaults to them. */
  first: TypedBill;
  fresh?: TypedBill;
  send(call: Call): Promise<Exchange>;
}

export function useAtm({ words, locale, first, fresh = first, send }: AtmOptions) {
  const [bill, setBill] = useState(first);
  const { run, busy } = useAction();
  const [paid, setPaid] = useState<Exchange>();
  const [problem, setProblem] = useState<string>();
  const amount = parseAmount(bill.amount, locale);
  const typed: TypedReference = {
    entity: withoutSpaces(bill.entity),
    reference: withoutSpaces(bill.reference),
    amountCents: 'cents' in amount ? amount.cents : 0,
  };
  const type = (next: TypedBill) => {
    setBill(next);
    setPaid(undefined);
    setProblem(undefined);
  };
  function stateNow(): AtmScreenState {
    if (busy) return { kind: 'working' };
    return problem ? refusedState(words, problem) : stateAfter(paid, words, locale);
  }
  return {
    bill,
    typed,
    paid,
    isRefused: paid !== undefined && !isNetworkFailure(paid.reply) && !succeeded(paid),
    state: stateNow(),
    type,
    reset: () => type(fresh),
    /** @returns whether the machine accepted the payment */
    async pay(): Promise<boolean> {
      if ('problem' in amount) {
        setProblem(words.create.problem[amount.problem]);
        return false;
      }
      const { amountCents, ...where } = typed;
      // The same bill sent twice counts as a double click. Another bill is another payment.
      const name = `${where.entity} ${where.reference} ${amountCents}`;
      const exchange = await run(name, () => send(payAtCashMachine({ ...where, amount: amountCents })));
      if (!exchange) return false;
      type(bill);
      setPaid(exchange);
      return succeeded(exchange);
    },
  };
}
