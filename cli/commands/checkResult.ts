import { failureOf } from '@balcao/workbench/core/exchange.ts';
import type { FirstAttempt } from '@balcao/workbench/panels/go-live/evaluateReceiver.ts';
import type { CheckpointState } from '@balcao/workbench/panels/go-live/runCheck.ts';
import type { ScenarioId } from '@balcao/workbench/runner/receiverScenarios.ts';
import { goLive as words } from '@balcao/workbench/words/panes/en/goLive.ts';

/** What a receiver did in one situation, in words. */
export interface ScenarioResult {
  id: ScenarioId;
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** Why it failed, or was not run; what is to be noticed where it passed. */
  reason?: string;
  /** How the receiver answered each message. */
  answers: string[];
  seconds: number;
}

const answerOf = ({ event, status, error, milliseconds }: FirstAttempt) =>
  `${event}: ${status === null ? words.noAnswer(error ?? '') : words.answered(status, milliseconds)}`;

/** What a refused call of the check itself says. */
export function brokenText(reply: Parameters<typeof failureOf>[0]): string {
  const failure = failureOf(reply);
  return `${words.broken} ${'refusal' in failure ? failure.refusal : failure.networkFailure}`;
}

/**
 * @param state of a scenario that has ended
 * @param seconds that it took
 */
export function resultOf(id: ScenarioId, state: CheckpointState, seconds: number): ScenarioResult {
  const { title } = words.scenarios[id];
  const told = { id, title, answers: [], seconds };
  if (state.kind === 'broken')
    return { ...told, outcome: 'failed', reason: brokenText(state.exchange.reply) };
  if (state.kind !== 'judged') return { ...told, outcome: 'skipped', reason: words.skipped };
  const { evaluation } = state;
  const answers = evaluation.attempts.map(answerOf);
  const late = evaluation.slow ? words.slow : undefined;
  if (evaluation.passed) return { ...told, answers, outcome: 'passed', reason: late };
  const reasons = [words.shortfalls[evaluation.reason], late].filter(Boolean);
  return { ...told, answers, outcome: 'failed', reason: reasons.join(' ') };
}
