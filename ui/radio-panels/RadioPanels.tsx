import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './radio-panels.module.css';
import type { ChoiceKind } from './rememberedChoice.ts';
import { checkRemembered } from './showChoice.ts';

interface Choice {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface RadioPanelsProps {
  label: string;
  /** In their order, eight at most: the styles count them. The first one is shown where nothing was chosen. */
  choices: readonly Choice[];
  /** Sets of one kind share their choice, which is remembered across the site. */
  kind?: ChoiceKind;
  /** Whether a text made of the page has every panel, and not the chosen one. */
  isWhole?: boolean | undefined;
}

/** Without state: styles show the checked one's panel, and handleChoices.ts keeps the sets of a kind alike. */
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
            {/* Of no form: a choice of what is shown is not sent, and Enter on it sends nothing. */}
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
