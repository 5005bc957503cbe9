import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { parseAmount, typeAmount } from '@balcao/text/money.ts';
import { useState } from 'react';
import type { Bench } from '../pane/workbenchContext.ts';
import { failureOf, useAct } from '../pane/useAction.ts';
import { isTrouble } from '../client.ts';
import { type Exchange, dataOf, refusalOf } from '../exchange/exchange.ts';
import type { Failure } from '../live/useLiveData.ts';
import type { Locale } from '../locale.ts';
import { groupReference } from '../multibanco/payment.ts';
import type { TypedSlip } from '../multibanco/panelState.ts';
import type { AtmState } from './Atm.tsx';
import { type Explanation, type KnownReference, type TypedReference, explain } from './diagnoseReference.ts';
import { receiptOf } from './receipt.ts';

const blank: TypedSlip = { entity: '', reference: '', amount: '' };
const bare = (text: string) => text.replace(/\s/g, '');

/** What an address puts on the machine: entity, reference and amount in cents. */
function slipAt([entity, reference, cents]: readonly string[], locale: Locale): TypedSlip {
  if (!entity || !reference) return blank;
  return { entity, reference: groupReference(reference), amount: typeAmount(Number(cents) || 0, locale) };
}

/** References of payments, as somebody could type them. */
function knownOf(payments: readonly Payment[]): KnownReference[] {
  return payments.flatMap(({ id, amount, referenceDetails: { entity, reference } }) =>
    entity ? [{ paymentId: id, entity, reference, amountCents: amount }] : [],
  );
}

/**
 * The machine's memory.
 * @param place what stands on it at first
 * @param payments of the sandbox, to tell what was meant
 */
export function useAtm(
  { desk, words, locale }: Bench,
  place: readonly string[],
  payments: readonly Payment[],
) {
  const [slip, setSlip] = useState(() => slipAt(place, locale));
  const { run, busy } = useAct();
  const [paid, setPaid] = useState<Exchange>();
  const [problem, setProblem] = useState<string>();
  const [explanation, setExplanation] = useState<Explanation>();
  const [failure, setFailure] = useState<Failure>();
  const amount = parseAmount(slip.amount, locale);
  const typed: TypedReference = {
    entity: bare(slip.entity),
    reference: bare(slip.reference),
    amountCents: 'cents' in amount ? amount.cents : 0,
  };

  const put = (next: TypedSlip) => {
    setSlip(next);
    setPaid(undefined);
    setProblem(undefined);
    setExplanation(undefined);
    setFailure(undefined);
  };
  function stateNow(): AtmState {
    if (busy) return { kind: 'working' };
    if (problem) return { kind: 'ready', failure: { title: words.shared.atm.refused, text: problem } };
    if (!paid) return { kind: 'ready' };
    if (isTrouble(paid.reply)) {
      const { trouble } = paid.reply;
      const title = words.shared.exchange.trouble[trouble];
      return { kind: 'ready', failure: { title, text: words.shared.trouble[trouble] } };
    }
    const receipt = dataOf(paid.reply) as Payment | undefined;
    if (receipt) return { kind: 'paid', receipt: receiptOf(receipt, words.shared, locale) };
    return { kind: 'ready', failure: { title: words.shared.atm.refused, text: refusalOf(paid.reply) ?? '' } };
  }

  return {
    slip,
    typed,
    paid,
    explanation,
    failure,
    state: stateNow(),
    type: put,
    reset: () => put(blank),
    fail: (exchange: Exchange) => setFailure(failureOf(exchange)),
    load({ amount: amountCents, referenceDetails }: Payment, other = amountCents) {
      const { entity = '', reference } = referenceDetails;
      put({ entity, reference: groupReference(reference), amount: typeAmount(other, locale) });
    },
    async pay() {
      if ('problem' in amount) return setProblem(words.shared.create.problem[amount.problem]);
      const { amountCents, ...where } = typed;
      // The same slip pressed twice is a double click; another one is another payment.
      const name = `${where.entity} ${where.reference} ${amountCents}`;
      const exchange = await run(name, () =>
        desk.ask('POST', '/sandbox/atm', { ...where, amount: amountCents }),
      );
      if (!exchange) return;
      put(slip);
      setPaid(exchange);
      const why = failureOf(exchange);
      if (why && 'refusal' in why) setExplanation(explain(typed, knownOf(payments)));
    },
  };
}
