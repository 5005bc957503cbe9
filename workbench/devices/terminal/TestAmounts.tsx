import { formatAmount } from '@balcao/text/money.ts';
import { FramedChoice, FramedList } from '../../parts/pane/FramedList.tsx';
import type { WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import { type TerminalOperation, type TestAmount, testAmounts, withoutBackticks } from './terminalRequest.ts';
import styles from './test-amounts.module.css';

interface TestAmountsProps {
  workbench: WorkbenchContext;
  kind: TerminalOperation;
  onUse: (scenario: TestAmount) => void;
}

/** Test amounts of the contract, which determine the outcome. */
export function TestAmounts({ workbench, kind, onUse }: TestAmountsProps) {
  const { facts, locale } = workbench;
  const w = workbench.words.terminal.send;
  return (
    <details className={styles.testAmounts}>
      <summary>{w.magic}</summary>
      <p className={styles.text}>{w.magicText}</p>
      <FramedList label={w.magic}>
        {testAmounts(kind, facts.amountScenarios).map((scenario) => {
          const amount = formatAmount(scenario.amountCents, locale);
          return (
            <FramedChoice
              key={scenario.amountCents}
              layout="columns"
              aria-label={`${w.use(amount)}: ${withoutBackticks(scenario.words)}`}
              onClick={() => onUse(scenario)}
            >
              <strong>{amount}</strong>
              <span>{withoutBackticks(scenario.words)}</span>
            </FramedChoice>
          );
        })}
      </FramedList>
    </details>
  );
}
