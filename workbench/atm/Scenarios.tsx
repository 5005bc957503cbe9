import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { useState } from 'react';
import type { Exchange } from '../exchange/exchange.ts';
import type { Bench } from '../pane/workbenchContext.ts';
import { useOnce } from '../useOnce.ts';
import styles from './scenarios.module.css';
import { type AtmScenario, atmScenarios, prepare } from './scenarios.ts';

interface ScenariosProps {
  bench: Bench;
  /** The sandbox's time, in milliseconds. */
  now: number | undefined;
  onReady: (ready: { payment: Payment; amountCents: number }) => void;
  onFailed: (exchange: Exchange) => void;
}

/** Ways of paying that a shop must bear; each puts what it needs on the machine. */
export function Scenarios({ bench, now, onReady, onFailed }: ScenariosProps) {
  const { desk, words } = bench;
  const w = words.atm.scenarios;
  const [ready, setReady] = useState<AtmScenario>();
  const [busy, setBusy] = useState<AtmScenario>();
  const once = useOnce();
  const choose = (scenario: AtmScenario) =>
    once(async () => {
      if (now === undefined) return;
      setBusy(scenario);
      const prepared = await prepare(scenario, desk, now);
      setBusy(undefined);
      if ('failed' in prepared) return onFailed(prepared.failed);
      setReady(scenario);
      onReady(prepared);
    });
  return (
    <section aria-labelledby="atm-scenarios">
      <h2 id="atm-scenarios" className={styles.title}>
        {w.title}
      </h2>
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
      <p className={styles.said} role="status">
        {ready ? w.ready[ready] : w.text}
      </p>
    </section>
  );
}
