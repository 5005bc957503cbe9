import { limit, valuesOf } from '../../provenance/limit.ts';
import { chosen } from '../../provenance/origin.ts';
import { say } from '../../words/locales.ts';

export const retryLimits = {
  /** Gaps between the nine attempts, after which a delivery has failed (docs/decisions/retry-schedule.md). */
  retryGapsMinutes: limit({
    value: [1, 2, 3, 5, 8, 13, 21, 24],
    origin: chosen(
      'A especificação diz 1, 2, 3, 5 e assim por diante até 24 minutos, e não diz quantas tentativas há. Os intervalos de 8, 13 e 21 e o fim depois do de 24 são da sandbox.',
      'La especificación dice 1, 2, 3, 5 y así hasta 24 minutos, y no dice cuántos intentos hay. Los intervalos de 8, 13 y 21 y el final después del de 24 son del sandbox.',
      'The specification says 1, 2, 3, 5 and so on up to 24 minutes, and does not say how many attempts there are. The intervals of 8, 13 and 21, and stopping after the one of 24, are the sandbox’s choice.',
      'guides 9',
    ),
    name: say(
      'Minutos entre as tentativas de uma entrega',
      'Minutos entre los intentos de una entrega',
      'Minutes between delivery attempts',
    ),
    shown: 'list',
  }),
};
export const { retryGapsMinutes } = valuesOf(retryLimits);

/** Time of the next attempt after `tries` attempts; undefined after the last one (docs/decisions/retry-schedule.md). */
export function nextAttemptAt(tries: number, at: number): number | undefined {
  const gapMinutes = retryGapsMinutes[tries - 1];
  return gapMinutes === undefined ? undefined : at + gapMinutes * 60_000;
}
