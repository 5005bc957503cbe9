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
  /** At most eight choices, because the styles count them. The first is the default. */
  choices: readonly Choice[];
  /** Sets of one kind share their choice, which is remembered across the site. */
  kind?: ChoiceKind;
  /** Whether a text version of the page has all panels, instead of the chosen one. */
  isWhole?: boolean | undefined;
}

/** Stateless: styles show the checked one's panel, and handleChoices.ts synchronises the sets of a kind. */
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
            {/* Belongs to no form, so that neither the choice nor Enter submits one. */}
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
