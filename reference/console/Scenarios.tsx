import { Badge } from '@balcao/ui/badge/Badge.tsx';
import blocks from '@balcao/ui/blocks.module.css';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import type { Scenario } from './consoleSetting.ts';
import type { ConsoleTexts } from './consoleTexts.ts';
import { Disclosure } from './Disclosure.tsx';
import styles from './scenarios.module.css';

interface ScenariosProps {
  scenarios: readonly Scenario[];
  texts: ConsoleTexts;
  onChoose(scenario: Scenario): void;
}

/** Scenarios that fill the form, in groups. */
export function Scenarios({ scenarios, texts, onChoose }: ScenariosProps) {
  if (scenarios.length === 0) return null;
  const groups = [...new Set(scenarios.map(({ group }) => group))];
  return (
    <Disclosure title={`${texts.scenarios.title} · ${texts.scenarios.count(scenarios.length)}`}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group}>
            <p className={styles.group}>{group}</p>
            <ul className={blocks.list}>
              {scenarios
                .filter((each) => each.group === group)
                .map((scenario) => (
                  <li key={scenario.id}>
                    <button type="button" className={styles.scenario} onClick={() => onChoose(scenario)}>
                      <span>
                        <Sentence text={scenario.label} />
                      </span>
                      {scenario.code && <Badge>{scenario.code}</Badge>}
                    </button>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Disclosure>
  );
}
