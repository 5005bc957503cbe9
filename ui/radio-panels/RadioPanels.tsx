import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { checkRemembered } from './handleChoices.ts';
import styles from './radio-panels.module.css';
import type { ChoiceKind } from './rememberedChoice.ts';

interface Choice {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface RadioPanelsProps {
  label: string;
  /** At most eight choices, because the styles have a rule for each. The first one is the default. */
  choices: readonly Choice[];
  /** Kind of choice. Sets of the same kind share it, and the site remembers it. */
  kind?: ChoiceKind;
  /** Whether text versions of the page contain all panels instead of the chosen one. */
  isWhole?: boolean | undefined;
}

/** Radio buttons with panels. Styles show the panel of the checked button; handleChoices.ts synchronises equal sets. */
export function RadioPanels({ label, choices, kind, isWhole }: RadioPanelsProps) {
  const name = useId();
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current) checkRemembered(root.current);
  }, []);
  return (
    <div ref={root} className={styles.set} data-radios={kind} data-whole={isWhole ? '' : undefined}>
      <div className={styles.options} role="radiogroup" aria-label={label}>
        {choices.map(({ id, label: text }, at) => (
          <label key={id} data-option={id}>
            {/* Belongs to no form, so that neither a choice nor Enter submits one. */}
            <input type="radio" form="" name={name} defaultChecked={at === 0} />
            {text}
          </label>
        ))}
      </div>
      <div>
        {choices.map(({ id, panel }) => (
          <div key={id} data-option={id}>
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}
