import { Button } from '@balcao/ui/button/Button.tsx';
import type { ReactNode } from 'react';
import type { Facts } from '../facts/load.ts';
import type { Recording } from '../multibanco/recording.ts';
import type { BenchWords } from '../words/panes/pt.ts';
import { PlayStep } from './PlayStep.tsx';
import styles from './play-steps.module.css';
import { requestOf } from './recordedRequest.ts';
import { refusalIn } from './refusalCode.ts';
import { outcomeOf } from './runOutcome.ts';
import type { Player } from './stepRunner.ts';
import { titleOf } from './stepTitle.ts';
import { verdictOf } from './stepVerdict.ts';
import type { Known } from './substituteValues.ts';
import { usePlay } from './useRunSteps.ts';

interface PlayStepsProps {
  words: BenchWords;
  facts: Facts;
  recording: Recording;
  player: Player;
  /** The recording itself answers. */
  replayed: boolean;
  /** What is known of the sandbox before the first call. */
  first: Known;
  privateKey: string;
  /** Beside a run that was not as recorded. */
  remedy?: ReactNode;
}

/** The steps of a recorded example, to be run all at once or one by one, each with its answer. */
export function PlaySteps(props: PlayStepsProps) {
  const { words, facts, recording, player, replayed, first, privateKey, remedy } = props;
  const { steps } = recording;
  const { results, running, runAll, runStep } = usePlay(steps, player, first);
  const w = words.play;
  const outcome = running ? undefined : outcomeOf(steps, results, replayed);
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
              title={titleOf(step, facts, w)}
              isCommand={step.kind === 'control'}
              refusal={refusalIn(step)}
              preview={step.kind === 'delivery' ? undefined : requestOf(step, first)}
              played={played}
              verdict={played && verdictOf(played, replayed)}
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
