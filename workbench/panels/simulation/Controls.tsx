import { lastSimulatedStep } from '@balcao/contract/control/simulationInTab.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Field } from '@balcao/ui/field/Field.tsx';
import { Segmented } from '@balcao/ui/segmented/Segmented.tsx';
import { type FormEvent, useState } from 'react';
import type { SimulationWords } from '../../words/simulation/pt.ts';
import { readWhole } from './moment.ts';
import styles from './simulation-panel.module.css';
import { type Pace, type Playback, paces } from './usePlayback.ts';

interface ControlsProps {
  words: SimulationWords;
  playback: Playback;
  /** Steps that there are so far. */
  known: number;
}

/** Play, pause, one step, the pace, and the steps to go to or to stop at. */
export function Controls({ words, playback, known }: ControlsProps) {
  const { step, isPlaying, pace } = playback;
  return (
    <div className={styles.controls}>
      <div className={styles.buttons}>
        <Button kind="primary" onClick={isPlaying ? playback.pause : playback.play}>
          {isPlaying ? words.pause : words.play}
        </Button>
        <Button onClick={() => playback.goTo(Math.max(0, step - 1))} disabled={step === 0}>
          {words.back}
        </Button>
        <Button onClick={() => playback.goTo(step + 1)} disabled={playback.isAtEnd}>
          {words.next}
        </Button>
        <span className={styles.position}>{words.position(step, lastSimulatedStep)}</span>
      </div>
      <Segmented
        label={words.pace}
        choices={(Object.keys(paces) as Pace[]).map((id) => ({ id, label: words.paces[id] }))}
        chosen={pace}
        onChoose={playback.setPace}
      />
      <div className={styles.targets}>
        <StepForm words={words} label={words.goTo} action={words.go} onStep={playback.goTo} />
        <StepForm words={words} label={words.stopAt} action={words.playUntil} onStep={playback.playUntil} />
      </div>
      {playback.awaited !== undefined && (
        <p className={styles.quiet}>{words.awaited(playback.awaited, known)}</p>
      )}
    </div>
  );
}

interface StepFormProps {
  words: SimulationWords;
  label: string;
  action: string;
  onStep(step: number): void;
}

function StepForm({ words, label, action, onStep }: StepFormProps) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = readWhole(text, lastSimulatedStep);
    setWrong(typed === undefined);
    if (typed !== undefined) onStep(typed);
  };
  return (
    <form className={styles.target} onSubmit={submit} noValidate>
      <Field
        label={label}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isWrong ? words.stepWrong(lastSimulatedStep) : undefined}
      />
      <Button type="submit">{action}</Button>
    </form>
  );
}
