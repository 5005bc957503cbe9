import { Button } from '@balcao/ui/button/Button.tsx';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { Progress } from '@balcao/ui/progress/Progress.tsx';
import { use, useEffect, useState } from 'react';
import type { Locale } from '../../core/locale.ts';
import frame from '../../parts/frame.module.css';
import { loadSimulationWords } from '../../words/simulation/load.ts';
import { Announcer } from './Announcer.tsx';
import { Controls } from './Controls.tsx';
import { addressOf, type Moment, momentOf } from './moment.ts';
import { PaymentFlow } from './PaymentFlow.tsx';
import { Promises } from './Promises.tsx';
import type { PaymentRow } from './paymentRow.ts';
import { SeedForm } from './SeedForm.tsx';
import { StepList } from './StepList.tsx';
import styles from './simulation-panel.module.css';
import { usePlayback } from './usePlayback.ts';
import { useSimulation } from './useSimulation.ts';

export interface SimulationPanelProps {
  locale: Locale;
  /** Base URL of the site, with a trailing slash. */
  baseUrl: string;
  lifecycle: readonly PaymentRow[];
}

/**
 * A simulation that readers watch: payments move through their states, step by step. It begins where the page's address
 * says, and keeps the address at what it shows. Suspends while its texts load, so it is mounted when a reader opens it.
 */
export function SimulationPanel({ locale, baseUrl, lifecycle }: SimulationPanelProps) {
  const [start, setStart] = useState<Moment & { attempt: number }>(() => ({
    ...momentOf(location.search),
    attempt: 0,
  }));
  const words = use(loadSimulationWords(locale));
  const begin = (seed: number) => setStart({ seed, step: 0, attempt: start.attempt + 1 });
  return (
    <div className={frame.panel}>
      <SeedForm words={words} seed={start.seed} onSeed={begin} key={start.seed} />
      <Watched
        key={start.attempt}
        {...{ locale, baseUrl, lifecycle, start }}
        onAgain={() => begin(start.seed)}
      />
    </div>
  );
}

interface WatchedProps extends SimulationPanelProps {
  start: Moment & { attempt: number };
  onAgain(): void;
}

/** One seed as it runs. */
function Watched({ locale, baseUrl, lifecycle, start, onAgain }: WatchedProps) {
  const words = use(loadSimulationWords(locale));
  const { seed } = start;
  const { opened, steps, isEnded, isFailed, loadedShare } = useSimulation(baseUrl, seed, start.attempt);
  const playback = usePlayback({ start: start.step, known: steps.length, isEnded });
  const { step, awaited, isPlaying } = playback;
  const shown = steps[step - 1];

  useEffect(() => {
    // While a step of the address is awaited, the address stays as it came. While it plays too: Safari refuses more than
    // a hundred changes in half a minute.
    if (opened && awaited === undefined && !isPlaying)
      history.replaceState(history.state, '', addressOf(location.href, { seed, step }));
  }, [opened, awaited, isPlaying, seed, step]);

  if (isFailed)
    return (
      <EmptyState
        announce
        tone="failed"
        title={words.failed}
        action={<Button onClick={onAgain}>{words.again}</Button>}
      >
        <p>{words.failedWhat}</p>
      </EmptyState>
    );
  if (!opened)
    return (
      <div className={styles.loading}>
        <Progress label={words.loading} value={loadedShare < 1 ? loadedShare : undefined} />
      </div>
    );
  return (
    <div data-step={step} data-digest={shown?.digest}>
      <Controls words={words} playback={playback} known={steps.length} />
      <div className={styles.columns}>
        <PaymentFlow
          words={words}
          lifecycle={lifecycle}
          counts={shown?.counts ?? opened.counts}
          moves={shown?.moves ?? []}
          step={step}
        />
        <StepList words={words} locale={locale} lifecycle={lifecycle} steps={steps.slice(0, step)} />
      </div>
      <Promises words={words} promises={opened.promises} steps={steps.slice(0, step)} seed={seed} />
      <Announcer words={words} playback={playback} isBroken={shown?.failure !== undefined} />
    </div>
  );
}
