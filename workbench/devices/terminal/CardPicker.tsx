import type { VirtualTerminal } from '@balcao/contract/control/controlTerminals.ts';
import type { CardEntry } from '@balcao/contract/resources/terminals/terminalEnums.ts';
import { formatAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Icon } from '@balcao/ui/icon/Icon.tsx';
import { useId } from 'react';
import { TitledSection } from '../../parts/pane/TitledSection.tsx';
import { useWorkbench, type WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import styles from './card-picker.module.css';
import { cardLabel, isCardOf, type TestCard } from './testCards.ts';

interface CardPickerProps {
  transaction: VirtualTerminal['transaction'];
  chosen: TestCard;
  enabled: boolean;
  onChoose: (number: string) => void;
  onPresent: (entry: CardEntry) => void;
}

const entries = ['tap', 'insert', 'swipe'] as const satisfies readonly CardEntry[];

export function CardPicker({ transaction, chosen, enabled, onChoose, onPresent }: CardPickerProps) {
  const workbench = useWorkbench();
  const { facts, locale } = workbench;
  const w = workbench.words.terminal;
  const { contactlessCents } = facts.limits.terminal;
  const name = useId();
  return (
    <TitledSection title={w.wallet.title}>
      <fieldset className={`${blocks.bare} ${styles.cards}`} aria-label={w.wallet.title}>
        {facts.cardScenarios.map((card) => (
          <label key={card.number} className={styles.card} data-brand={card.brand} data-outcome={card.outcome}>
            <input
              type="radio"
              name={name}
              checked={card.number === chosen.number}
              aria-label={`${cardLabel(card)}: ${outcomeText(card, workbench)}`}
              onChange={() => onChoose(card.number)}
            />
            <span className={styles.brand}>{card.brand}</span>
            <span className={styles.digits}>•••• {card.number.slice(-4)}</span>
            <Icon size={14} box={12} className={styles.outcome} path={glyphs[card.outcome]} />
          </label>
        ))}
      </fieldset>
      <p className={styles.explanation}>
        <strong>{cardLabel(chosen)}</strong> {outcomeText(chosen, workbench)}{' '}
        {isCardOf(chosen, transaction) && w.wallet.isPaid}
      </p>
      <div className={blocks.row}>
        {entries.map((entry) => (
          <Button
            key={entry}
            kind={entry === 'tap' ? 'primary' : 'secondary'}
            off={!enabled}
            aria-describedby={enabled ? undefined : `${name}-asleep`}
            onClick={() => enabled && onPresent(entry)}
          >
            {w.presentCard[entry]}
          </Button>
        ))}
      </div>
      {!enabled && (
        <p id={`${name}-asleep`} className={blocks.hint}>
          {w.wallet.notWaiting}
        </p>
      )}
      <p className={blocks.hint}>
        {w.wallet.pin(facts.testPin)} {w.wallet.contactless(formatAmount(contactlessCents, locale))}
      </p>
    </TitledSection>
  );
}

function outcomeText({ outcome, words }: TestCard, workbench: WorkbenchContext): string {
  return outcome === 'challenge' ? workbench.words.terminal.wallet.alwaysPin : words;
}

const glyphs: Record<string, string> = {
  approve: 'm3 6.5 2.2 2.2L9.5 4',
  challenge: 'M3.5 6h5v3.5h-5zM4.5 6V4.3a1.5 1.5 0 0 1 3 0V6',
  decline: 'm3.5 3.5 5 5m0-5-5 5',
};
