import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { parseAmount, typeAmount } from '@balcao/text/money.ts';
import { useState } from 'react';
import { isNetworkFailure } from '../../core/client.ts';
import { type Exchange, failureOf, type RequestFailure, succeeded } from '../../core/exchange.ts';
import type { Locale } from '../../core/locale.ts';
import { groupReference } from '../../core/payment.ts';
import { useAction } from '../../parts/pane/useAction.ts';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { payAtCashMachine } from '../../runner/calls.ts';
import { liveResponder } from '../../runner/responder.ts';
import { type AtmScreenState, refusedState, stateAfter } from './atmState.ts';
import { emptyBill, type TypedBill } from './bill.ts';
import { diagnoseReference, type KnownReference, type TypedReference } from './diagnoseReference.ts';

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** The bill in a location's parameters: entity, reference and amount in cents. */
function billAt([entity, reference, cents]: readonly string[], locale: Locale): TypedBill {
  if (!entity || !reference) return emptyBill;
  return { entity, reference: groupReference(reference), amount: typeAmount(Number(cents) || 0, locale) };
}

function knownOf(payments: readonly Payment[]): KnownReference[] {
  return payments.flatMap(({ id, amount, referenceDetails: { entity, reference } }) =>
    entity ? [{ paymentId: id, entity, reference, amountCents: amount }] : [],
  );
}

export function useAtm(params: readonly string[], payments: readonly Payment[]) {
  const { context, words, locale } = useWorkbench();
  const [bill, setBill] = useState(() => billAt(params, locale));
  const { run, busy } = useAction();
  const [paid, setPaid] = useState<Exchange>();
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<RequestFailure>();
  const amount = parseAmount(bill.amount, locale);
  const typed: TypedReference = {
    entity: withoutSpaces(bill.entity),
    reference: withoutSpaces(bill.reference),
    amountCents: 'cents' in amount ? amount.cents : 0,
  };

  const isRefused = paid && !isNetworkFailure(paid.reply) && !succeeded(paid);
  // Computed anew, because the payments may arrive after the refusal.
  const diagnosis = isRefused ? diagnoseReference(typed, knownOf(payments)) : undefined;

  const put = (next: TypedBill) => {
    setBill(next);
    setPaid(undefined);
    setProblem(undefined);
    setFailure(undefined);
  };
  function stateNow(): AtmScreenState {
    if (busy) return { kind: 'working' };
    if (problem) return refusedState(words.shared, problem);
    return stateAfter(paid, words.shared, locale);
  }

  return {
    bill,
    typed,
    paid,
    diagnosis,
    failure,
    state: stateNow(),
    type: put,
    reset: () => put(emptyBill),
    fail: ({ reply }: Exchange) => setFailure(failureOf(reply)),
    load({ amount: amountCents, referenceDetails }: Payment, other = amountCents) {
      const { entity = '', reference } = referenceDetails;
      put({ entity, reference: groupReference(reference), amount: typeAmount(other, locale) });
    },
    async pay() {
      if ('problem' in amount) return setProblem(words.shared.create.problem[amount.problem]);
      const { amountCents, ...where } = typed;
      // The same bill sent twice is a double click; another bill is another payment.
      const name = `${where.entity} ${where.reference} ${amountCents}`;
      const exchange = await run(name, () =>
        liveResponder(context.request).send(payAtCashMachine({ ...where, amount: amountCents })),
      );
      if (!exchange) return;
      put(bill);
      setPaid(exchange);
    },
  };
}
