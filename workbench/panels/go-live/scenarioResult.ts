import { failureOf } from '../../core/exchange.ts';
import { type ReceiverScenario, type ScenarioId, scenarios } from '../../runner/receiverScenarios.ts';
import { goLive as words } from '../../words/panes/en/goLive.ts';
import type { FirstAttempt } from './evaluateReceiver.ts';
import type { CheckpointState } from './runCheck.ts';

/** Result of a scenario in English, for the command line and the tools of agents. */
export interface ScenarioResult {
  id: ScenarioId;
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** Reason for a failure or a skip, or a remark on a success. */
  reason?: string;
  answers: string[];
  /** Payment in a message that the receiver should have accepted. */
  paymentId?: string | undefined;
  seconds: number;
}

const answerOf = ({ event, status, error, location, milliseconds }: FirstAttempt) =>
  `${event}: ${status === null ? words.noAnswer(error ?? '') : words.answered(status, milliseconds, location)}`;

/** Message for a call of the check that was refused or failed. */
export function brokenText(reply: Parameters<typeof failureOf>[0]): string {
  const failure = failureOf(reply);
  return `${words.broken} ${'refusal' in failure ? failure.refusal : failure.networkFailure}`;
}

export function resultOf(id: ScenarioId, state: CheckpointState, seconds: number, url: string): ScenarioResult {
  const { title } = words.scenarios[id];
  const told = { id, title, answers: [], seconds };
  if (state.kind === 'broken') return { ...told, outcome: 'failed', reason: brokenText(state.exchange.reply) };
  if (state.kind !== 'judged') return { ...told, outcome: 'skipped', reason: words.skipped };
  const { evaluation, isUnasked } = state;
  const answers = evaluation.attempts.map(answerOf);
  const { expected }: ReceiverScenario = scenarios[id];
  const isAnswered = expected === 'accept' && evaluation.attempts.some(({ status }) => status !== null);
  const paymentId = isAnswered ? state.paymentId : undefined;
  const late = evaluation.slow ? words.slow : undefined;
  if (evaluation.passed) return { ...told, answers, paymentId, outcome: 'passed', reason: late };
  const unasked = isUnasked ? words.unasked(url, state.paymentId ?? '') : undefined;
  const reasons = [words.shortfalls[evaluation.reason], unasked, late].filter(Boolean);
  return { ...told, answers, paymentId, outcome: 'failed', reason: reasons.join(' ') };
}
