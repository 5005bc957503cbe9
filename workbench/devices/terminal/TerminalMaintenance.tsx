import type { VirtualTerminal } from '@balcao/contract/control/controlTerminals.ts';
import type { TerminalFault } from '@balcao/contract/resources/terminals/terminalEnums.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Select } from '@balcao/ui/field/Field.tsx';
import { Card } from '../../parts/pane/TitledSection.tsx';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import type { TerminalControls } from './useTerminalControls.ts';

interface TerminalMaintenanceProps {
  terminalView: VirtualTerminal;
  controls: TerminalControls;
}

export function TerminalMaintenance({ terminalView, controls }: TerminalMaintenanceProps) {
  const { facts, words, showToast } = useWorkbench();
  const w = words.terminal.condition;
  const terminalFault = facts.terminalFaults.find(({ id }) => id === terminalView.terminalFault);
  const settle = async () => {
    const count = await controls.settle();
    if (count !== undefined) showToast(count > 0 ? w.settled(count) : w.nothingToSettle);
  };
  return (
    <Card title={w.title}>
      <div className={blocks.form}>
        <Select
          label={w.label}
          value={terminalView.terminalFault}
          options={facts.terminalFaults}
          onChange={(value) => controls.setFault(value as TerminalFault)}
        />
        <p className={blocks.hint} role="status">
          {terminalFault?.words}
        </p>
      </div>
      <div className={`${blocks.form} ${blocks.below}`}>
        <Button size="small" off={controls.action.busy} onClick={settle}>
          {w.settle}
        </Button>
        <p className={blocks.hint}>{w.settleText}</p>
      </div>
    </Card>
  );
}
