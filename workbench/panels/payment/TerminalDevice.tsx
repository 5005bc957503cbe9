import type { VirtualTerminal } from '@balcao/contract/control/controlTerminals.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import { Counter } from '../../devices/terminal/Counter.tsx';
import { useTerminalControls } from '../../devices/terminal/useTerminalControls.ts';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { firstTerminal } from '../../runner/runCalls.ts';
import { DeviceWorkbench } from './DeviceWorkbench.tsx';
import type { DeviceProps } from './deviceProps.ts';

/** Terminal of the payer. An authorised payment is confirmed when the terminal's day is closed. */
export function TerminalDevice({ panel }: Pick<DeviceProps, 'panel'>) {
  return (
    <DeviceWorkbench panel={panel}>
      <FirstTerminal />
    </DeviceWorkbench>
  );
}

function FirstTerminal() {
  const { context } = useWorkbench();
  const terminals = useLiveData<VirtualTerminal[]>(context, '/sandbox/terminals', ['terminal', 'payment']);
  const found = terminals.data?.find(({ terminal }) => terminal.uuid === firstTerminal);
  return found ? <OpenTerminal terminalView={found} /> : null;
}

function OpenTerminal({ terminalView }: { terminalView: VirtualTerminal }) {
  const w = useWorkbench().words.terminal.condition;
  const controls = useTerminalControls(terminalView);
  const isAuthorised = terminalView.transaction?.payment.stateDetails.state === 'authorised';
  return (
    <>
      <Counter terminalView={terminalView} controls={controls} />
      {isAuthorised && (
        <div className={`${blocks.form} ${blocks.below}`}>
          <Button kind="primary" onClick={controls.settle}>
            {w.settle}
          </Button>
          <p className={blocks.hint}>{w.settleText}</p>
        </div>
      )}
    </>
  );
}
