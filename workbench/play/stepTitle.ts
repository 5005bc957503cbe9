import type { WorkbenchFacts } from '../facts/load.ts';
import type { RecordedStep } from '../multibanco/recording.ts';
import type { PaneWords } from '../words/panes/pt.ts';
import { readDeliveredMessage } from './deliveredMessage.ts';

/** Title of a step: its operation's summary, or the delivered event. */
export function stepTitle(step: RecordedStep, facts: WorkbenchFacts, words: PaneWords['play']): string {
  if (step.kind === 'delivery') {
    const { action } = readDeliveredMessage(String(step.request.body));
    return action ? words.webhook(action) : words.callback;
  }
  if (step.kind === 'soap') return step.operation ?? step.name;
  const all: readonly { id: string; summary: string }[] = [...facts.operations, ...facts.control.operations];
  return all.find(({ id }) => id === step.operation)?.summary ?? step.name;
}
