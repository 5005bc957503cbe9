import { formatAmount } from '@balcao/text/money.ts';
import { Boxed } from '../pane/FramedList.tsx';
import type { Bench } from '../pane/workbenchContext.ts';
import styles from './test-amounts.module.css';
import { type Kind, type MagicAmount, magicAmounts, plain } from './terminalRequest.ts';

interface MagicAmountsProps {
  bench: Bench;
  kind: Kind;
  onUse: (scenario: MagicAmount) => void;
}

/** Amounts that settle their outcome beforehand, as the contract has them. */
export function MagicAmounts({ bench, kind, onUse }: MagicAmountsProps) {
  const { facts, locale } = bench;
  const w = bench.words.terminal.send;
  return (
    <details className={styles.magic}>
      <summary>{w.magic}</summary>
      <p className={styles.text}>{w.magicText}</p>
      <Boxed label={w.magic}>
        {magicAmounts(kind, facts.amountScenarios).map((scenario) => {
          const amount = formatAmount(scenario.amountCents, locale);
          return (
            <li key={scenario.amountCents}>
              <button
                type="button"
                className={styles.amount}
                aria-label={`${w.use(amount)}: ${plain(scenario.words)}`}
                onClick={() => onUse(scenario)}
              >
                <strong>{amount}</strong>
                <span>{plain(scenario.words)}</span>
              </button>
            </li>
          );
        })}
      </Boxed>
    </details>
  );
}
