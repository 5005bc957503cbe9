import type { VirtualTerminal } from '@balcao/contract/control/terminals.ts';
import type { TerminalFault } from '@balcao/contract/resources/terminals/enums.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Card } from '../pane/Card.tsx';
import { Select } from '../pane/Select.tsx';
import type { Bench } from '../pane/workbenchContext.ts';
import styles from './terminal-maintenance.module.css';
import type { Hands } from './useTerminalControls.ts';

interface ConditionProps {
  bench: Bench;
  sight: VirtualTerminal;
  hands: Hands;
}

/** How the terminal is doing, and whoever tends it: takes its network or paper away, closes its day. */
export function Condition({ bench, sight, hands }: ConditionProps) {
  const { facts } = bench;
  const w = bench.words.terminal.condition;
  const terminalFault = facts.terminalFaults.find(({ id }) => id === sight.terminalFault);
  const settle = async () => {
    const count = await hands.settle();
    if (count !== undefined) bench.say(count > 0 ? w.settled(count) : w.nothingToSettle);
  };
  return (
    <Card title={w.title}>
      <div className={styles.trouble}>
        <Select
          label={w.label}
          labelled
          value={sight.terminalFault}
          onChange={(value) => hands.change(value as TerminalFault)}
        >
          {facts.terminalFaults.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
        <p className={styles.text} role="status">
          {terminalFault?.words}
        </p>
      </div>
      <div className={styles.settle}>
        <Button size="small" aria-disabled={hands.act.busy ? true : undefined} onClick={settle}>
          {w.settle}
        </Button>
        <p className={styles.text}>{w.settleText}</p>
      </div>
    </Card>
  );
}
