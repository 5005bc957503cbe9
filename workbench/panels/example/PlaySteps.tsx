import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Fragment, type ReactNode, use, useId } from 'react';
import { loadFacts, type WorkbenchFacts } from '../../facts/workbenchFacts.ts';
import { usePanel } from '../../parts/PanelFrame.tsx';
import { readDeliveredMessage } from '../../runner/awaitDelivery.ts';
import { placeholders } from '../../runner/previewValues.ts';
import { recordedCall } from '../../runner/recordedCall.ts';
import type { KnownValues } from '../../runner/recordedValues.ts';
import { parsedBody, type RecordedStep, type Recording } from '../../runner/recording.ts';
import type { Responder } from '../../runner/responder.ts';
import { canContinue, type StepResults, useRunSteps } from '../../runner/useRunSteps.ts';
import type { PaneWords } from '../../words/panes/paneWords.ts';
import { PlayStep } from './PlayStep.tsx';
import styles from './play-steps.module.css';
import { stepVerdict } from './stepVerdict.ts';

function stepTitle(step: RecordedStep, facts: WorkbenchFacts, words: PaneWords['play']): string {
  if (step.kind === 'delivery') {
    const { action } = readDeliveredMessage(String(step.request.body));
    return action ? words.webhook(action) : words.callback;
  }
  if (step.kind === 'soap') return step.operation ?? step.name;
  const all: readonly { id: string; summary: string }[] = [...facts.operations, ...facts.control.operations];
  return all.find(({ id }) => id === step.operation)?.summary ?? step.name;
}

interface RunOutcome {
  kind: 'recorded' | 'replayed' | 'differs' | 'stopped';
  figure: number;
}

function runOutcome(steps: readonly RecordedStep[], results: StepResults, replayed: boolean): RunOutcome | undefined {
  const stoppedAt = steps.findIndex(({ name }) => results[name] && !canContinue(results[name]));
  if (stoppedAt >= 0) return { kind: 'stopped', figure: stoppedAt + 1 };
  const played = steps.flatMap(({ name }) => results[name] ?? []);
  if (played.length < steps.length) return undefined;
  if (replayed) return { kind: 'replayed', figure: steps.length };
  const different = played.filter(({ differences }) => differences.length > 0).length;
  return different > 0 ? { kind: 'differs', figure: different } : { kind: 'recorded', figure: steps.length };
}

/** Values shown before a step runs: recorded ones in a replay, otherwise known ones or the step that provides them. */
function previewValues(
  steps: readonly RecordedStep[],
  results: StepResults,
  { responder, first }: PlayStepsProps,
  words: PaneWords['play'],
): KnownValues {
  if (responder.isReplay) return first;
  const learned = steps.flatMap(({ name }) => [...(results[name]?.memory.known ?? [])]);
  return new Map([...placeholders(steps, words.from), ...first, ...learned]);
}

/** Error code of a recorded refusal, which distinguishes two calls of an operation; undefined for a success. */
function refusalCode({ kind, response }: RecordedStep): string | undefined {
  if (kind === 'delivery' || response.status < 400) return undefined;
  const { error } = parsedBody(response.body) as { error?: { code: string; errors?: { code: string }[] } };
  return error?.errors?.[0]?.code ?? error?.code;
}

interface PlayStepsProps {
  recording: Recording;
  responder: Responder;
  first: KnownValues;
  privateKey: string;
  /** Shown if a run differed from the recording. */
  remedy?: ReactNode;
}

/** Steps of a recorded example with their responses. They run all at once or one by one. */
export function PlaySteps(props: PlayStepsProps) {
  const { recording, responder, first, privateKey, remedy } = props;
  const { words, locale } = usePanel();
  const facts = use(loadFacts(locale));
  const w = words.play;
  const replayed = responder.isReplay;
  const { steps } = recording;
  const { results, running, runAll, runStep } = useRunSteps(recording, responder, first);
  const coming = previewValues(steps, results, props, w);
  const outcome = running ? undefined : runOutcome(steps, results, replayed);
  const base = useId();
  const idOf = (number: number) => `${base}-step-${number}`;
  const differing = steps.flatMap(({ name }, i) => (results[name]?.differences.length ? [i + 1] : []));
  const started = Object.keys(results).length > 0;
  return (
    <>
      <div className={`${blocks.row} ${styles.bar}`}>
        <Button kind="primary" off={running} onClick={runAll}>
          {running ? words.shared.run.running : started ? w.runAgain : w.runAll}
        </Button>
        <p className={`${blocks.grow} ${styles.outcome}`} role="status" data-outcome={outcome?.kind}>
          {outcome && w.outcome[outcome.kind](outcome.figure)}
          {outcome?.kind === 'differs' &&
            differing.map((number) => (
              <Fragment key={number}>
                {' '}
                <a href={`#${idOf(number)}`}>{w.step(number)}</a>
              </Fragment>
            ))}
        </p>
      </div>
      {(outcome?.kind === 'differs' || outcome?.kind === 'stopped') && remedy}
      <ol className={`${blocks.list} ${blocks.divided} ${styles.steps}`} aria-label={w.steps}>
        {steps.map((step, i) => {
          const played = results[step.name];
          return (
            <PlayStep
              key={step.name}
              id={idOf(i + 1)}
              number={i + 1}
              title={stepTitle(step, facts, w)}
              isCommand={step.kind === 'control'}
              refusal={refusalCode(step)}
              preview={step.kind === 'delivery' ? undefined : recordedCall(step, coming)}
              played={played}
              verdict={played && stepVerdict(played, replayed)}
              running={running === step.name}
              busy={running !== undefined}
              privateKey={privateKey}
              onRun={() => runStep(step.name)}
            />
          );
        })}
      </ol>
    </>
  );
}
