import { isNetworkFailure } from '../../core/client.ts';
import { dataOf, type Exchange, refusalOf } from '../../core/exchange.ts';
import type { Locale } from '../../core/locale.ts';
import type { Payment } from '../../core/payment.ts';
import { networkNote } from '../../parts/FailureNote.tsx';
import { receiptOf } from '../../parts/Receipt.tsx';
import type { WorkbenchWords } from '../../words/pt.ts';

export type AtmScreenState =
  | { kind: 'ready'; failure?: { title: string; text: string } }
  | { kind: 'working' }
  | { kind: 'paid'; receipt: readonly (readonly [string, string])[] };

export const refusedState = (words: WorkbenchWords, text: string): AtmScreenState => ({
  kind: 'ready',
  failure: { title: words.atm.refused, text },
});

export function stateAfter(paid: Exchange | undefined, words: WorkbenchWords, locale: Locale): AtmScreenState {
  if (!paid) return { kind: 'ready' };
  if (isNetworkFailure(paid.reply)) return { kind: 'ready', failure: networkNote(words, paid.reply.networkFailure) };
  const payment = dataOf(paid.reply) as Payment | undefined;
  if (payment) return { kind: 'paid', receipt: receiptOf(payment, words, locale) };
  return refusedState(words, refusalOf(paid.reply) ?? '');
}
