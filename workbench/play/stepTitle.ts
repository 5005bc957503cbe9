import type { Facts } from '../facts/load.ts';
import type { RecordedStep } from '../multibanco/recording.ts';
import type { BenchWords } from '../words/panes/pt.ts';
import { readMessage } from './deliveredMessage.ts';

/** What a step is, in words: what its operation does, or the message that arrives. */
export function titleOf(step: RecordedStep, facts: Facts, words: BenchWords['play']): string {
  if (step.kind === 'delivery') {
    const { action } = readMessage(String(step.request.body));
    return action ? words.webhook(action) : words.callback;
  }
  if (step.kind === 'soap') return step.operation ?? step.name;
  const all: readonly { id: string; summary: string }[] = [...facts.operations, ...facts.control.operations];
  return all.find(({ id }) => id === step.operation)?.summary ?? step.name;
}
