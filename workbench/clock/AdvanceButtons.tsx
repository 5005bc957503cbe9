import { Button } from '@balcao/ui/button/Button.tsx';
import type { WorkbenchContext } from '../pane/workbenchContext.ts';
import styles from './advance-buttons.module.css';

/** Useful steps: past the end of a push, of its payment, into the next day, past most deadlines. */
const steps = [60, 300, 1800, 3600, 86_400, 604_800] as const;

interface AdvanceButtonsProps {
  workbench: WorkbenchContext;
  busy: string | undefined;
  onMove: (seconds: number) => void;
}

/** Buttons that move the clock by a step. */
export function AdvanceButtons({ workbench, busy, onMove }: AdvanceButtonsProps) {
  const w = workbench.words.clock;
  return (
    <fieldset className={styles.advance} aria-label={w.advance}>
      {steps.map((seconds) => (
        <Button
          key={seconds}
          size="small"
          aria-disabled={busy ? true : undefined}
          onClick={() => onMove(seconds)}
        >
          {w.steps[seconds]}
        </Button>
      ))}
    </fieldset>
  );
}
