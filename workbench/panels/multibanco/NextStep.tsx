import { Button } from '@balcao/ui/button/Button.tsx';
import { Icon } from '@balcao/ui/icon/Icon.tsx';
import type { MouseEvent } from 'react';
import type { Area } from './StepFrame.tsx';
import styles from './steps.module.css';

/** Button to the next step, shown where the steps are stacked. */
export function NextStep({ text, area }: { text: string; area: Area }) {
  const go = (event: MouseEvent<HTMLButtonElement>) => {
    const panel = event.currentTarget.closest('[data-steps]');
    const title = panel?.querySelector<HTMLElement>(`[data-area="${area}"] h3`);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
  };
  return (
    <Button kind="primary" className={styles.next} onClick={go}>
      {text}
      <Icon size={14} strokeWidth="2" path="M7 1.5v11m-4.5-4.5L7 12.5 11.5 8" />
    </Button>
  );
}
