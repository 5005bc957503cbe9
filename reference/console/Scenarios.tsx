import { Badge } from '@balcao/ui/badge/Badge.tsx';
import blocks from '@balcao/ui/blocks.module.css';
import { Disclosure } from '@balcao/ui/disclosure/Disclosure.tsx';
import { FramedChoice, FramedList } from '@balcao/ui/framed-list/FramedList.tsx';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import styles from './console.module.css';
import type { Scenario } from './consoleSetting.ts';
import type { ConsoleTexts } from './consoleTexts.ts';

interface ScenariosProps {
  scenarios: readonly Scenario[];
  texts: ConsoleTexts;
  onChoose(scenario: Scenario): void;
}

export function Scenarios({ scenarios, texts, onChoose }: ScenariosProps) {
  if (scenarios.length === 0) return null;
  const groups = [...new Set(scenarios.map(({ group }) => group))];
  return (
    <Disclosure title={`${texts.scenarios.title} · ${texts.scenarios.count(scenarios.length)}`}>
      <div className={`${blocks.column} ${styles.scenarios}`}>
        {groups.map((group) => (
          <div key={group}>
            <p className={blocks.hint}>{group}</p>
            <FramedList>
              {scenarios
                .filter((each) => each.group === group)
                .map((scenario) => (
                  <FramedChoice key={scenario.id} layout="ends" onClick={() => onChoose(scenario)}>
                    <span>
                      <Sentence text={scenario.label} />
                    </span>
                    {scenario.code && <Badge>{scenario.code}</Badge>}
                  </FramedChoice>
                ))}
            </FramedList>
          </div>
        ))}
      </div>
    </Disclosure>
  );
}
