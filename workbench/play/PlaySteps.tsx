import { Button } from '@balcao/ui/button/Button.tsx';
import type { ReactNode } from 'react';
import type { WorkbenchFacts } from '../facts/load.ts';
import type { Recording } from '../multibanco/recording.ts';
import type { PaneWords } from '../words/panes/pt.ts';
import { PlayStep } from './PlayStep.tsx';
import styles from './play-steps.module.css';
import { recordedRequest } from './recordedRequest.ts';
import { refusalCode } from './refusalCode.ts';
import { runOutcome } from './runOutcome.ts';
import type { StepRunner } from './stepRunner.ts';
import { stepTitle } from './stepTitle.ts';
import { stepVerdict } from './stepVerdict.ts';
import type { KnownValues } from './substituteValues.ts';
import { useRunSteps } from './useRunSteps.ts';

interface PlayStepsProps {
  words: PaneWords;
  facts: WorkbenchFacts;
  recording: Recording;
  player: StepRunner;
  /** Whether the recording answers. */
  replayed: boolean;
  /** Substitutions known before the first call. */
  first: KnownValues;
  privateKey: string;
  /** Shown beside a run that differed from the recording. */
  remedy?: ReactNode;
}

/** The steps of a recorded example, run all at once or one by one, each with its response. */
export function PlaySteps(props: PlayStepsProps) {
  const { words, facts, recording, player, replayed, first, privateKey, remedy } = props;
  const { steps } = recording;
  const { results, running, runAll, runStep } = useRunSteps(steps, player, first);
  const w = words.play;
  const outcome = running ? undefined : runOutcome(steps, results, replayed);
  const started = Object.keys(results).length > 0;
  return (
    <>
      <div className={styles.bar}>
        <Button kind="primary" aria-disabled={running ? true : undefined} onClick={runAll}>
          {running ? w.running : started ? w.runAgain : w.runAll}
        </Button>
        <p className={styles.outcome} role="status" data-outcome={outcome?.kind}>
          {outcome && w.outcome[outcome.kind](outcome.figure)}
        </p>
      </div>
      {(outcome?.kind === 'differs' || outcome?.kind === 'stopped') && remedy}
      <ol className={styles.steps} aria-label={w.steps}>
        {steps.map((step, i) => {
          const played = results[step.name];
          return (
            <PlayStep
              key={step.name}
              words={words}
              number={i + 1}
              title={stepTitle(step, facts, w)}
              isCommand={step.kind === 'control'}
              refusal={refusalCode(step)}
              preview={step.kind === 'delivery' ? undefined : recordedRequest(step, first)}
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
