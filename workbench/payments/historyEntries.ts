import type { PaymentMoment } from '@balcao/contract/control/timeline.ts';
import type { PaneWords } from '../words/panes/pt.ts';

/** A moment with a stable key. */
export interface HistoryEntry {
  key: string;
  moment: PaymentMoment;
}

/** The moments of a history, each with a key that later moments never change. */
export function historyEntries(moments: readonly PaymentMoment[]): HistoryEntry[] {
  const seen = new Map<string, number>();
  return moments.map((moment) => {
    const { delivery, at, action } = moment;
    const name = delivery ? `delivery ${delivery.id} ${delivery.attempt}` : `${action} ${at}`;
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return { key: `${name} ${nth}`, moment };
  });
}

type MomentDelivery = NonNullable<PaymentMoment['delivery']>;

const accepted = (status: number | null) => status !== null && status < 300;

export function attemptTone({ status }: MomentDelivery): 'confirmed' | 'cancelled' {
  return accepted(status) ? 'confirmed' : 'cancelled';
}

/** Outcome of an attempt: `tentativa 2: respondeu 500`. */
export function attemptText(
  { attempt, status, error }: MomentDelivery,
  words: PaneWords['payments']['attempt'],
): string {
  const outcome = status === null ? words.unanswered(error ?? '') : words.answered(status);
  return attempt === 1 && accepted(status) ? outcome : `${words.number(attempt)} ${outcome}`;
}
