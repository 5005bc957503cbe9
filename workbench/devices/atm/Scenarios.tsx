import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { useState } from 'react';
import type { Exchange } from '../../core/exchange.ts';
import { TitledSection } from '../../parts/pane/TitledSection.tsx';
import { useSingleSubmit } from '../../parts/pane/useSingleSubmit.ts';
import type { WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import styles from './scenarios.module.css';
import { type AtmScenario, atmScenarios, prepareScenario } from './scenarios.ts';

interface ScenariosProps {
  workbench: WorkbenchContext;
  /** The sandbox's time, in milliseconds. */
  now: number | undefined;
  onReady: (ready: { payment: Payment; amountCents: number }) => void;
  onFailed: (exchange: Exchange) => void;
}

/** Payment scenarios that a shop must handle; each fills the machine's form with what it needs. */
export function Scenarios({ workbench, now, onReady, onFailed }: ScenariosProps) {
  const { context, words } = workbench;
  const w = words.atm.scenarios;
  const [ready, setReady] = useState<AtmScenario>();
  const [busy, setBusy] = useState<AtmScenario>();
  const submit = useSingleSubmit();
  const choose = (scenario: AtmScenario) =>
    submit('prepare', async () => {
      if (now === undefined) return;
      setBusy(scenario);
      const prepared = await prepareScenario(scenario, context, now);
      setBusy(undefined);
      if ('failed' in prepared) return onFailed(prepared.failed);
      setReady(scenario);
      onReady(prepared);
    });
  return (
    <TitledSection title={w.title}>
      <div className={styles.buttons}>
        {atmScenarios.map((scenario) => (
          <Button
            key={scenario}
            size="small"
            aria-disabled={busy ? true : undefined}
            onClick={() => choose(scenario)}
          >
            {busy === scenario ? words.payments.working : w.labels[scenario]}
          </Button>
        ))}
      </div>
      <p className={styles.status} role="status">
        {ready ? w.ready[ready] : w.text}
      </p>
    </TitledSection>
  );
}
