import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { Tabs } from '@balcao/ui/tabs/Tabs.tsx';
import { useSandboxTime } from '../clock/useSandboxTime.ts';
import { ExchangeView } from '../exchange/ExchangeView.tsx';
import { useLive } from '../live/useLiveData.ts';
import { ActFailure } from '../pane/ActionFailure.tsx';
import { Reading } from '../pane/LoadedContent.tsx';
import { Pane } from '../pane/Pane.tsx';
import type { PaneProps } from '../pane/workbenchContext.ts';
import { Atm } from './Atm.tsx';
import styles from './atm-pane.module.css';
import { HomeBanking } from './HomeBanking.tsx';
import { References } from './References.tsx';
import { Scenarios } from './Scenarios.tsx';
import { useAtm } from './useAtm.ts';
import { Explained } from './WrongDigits.tsx';

/** The cash machine: any reference of the sandbox, and what is wrong when it is refused. */
export function AtmPane({ bench, place }: PaneProps) {
  return <Machine key={place.join(' ')} bench={bench} place={place} />;
}

function Machine({ bench, place }: PaneProps) {
  const { desk, words, locale } = bench;
  const w = words.atm;
  const payments = useLive<Payment[]>(desk, '/sandbox/payments?limit=200', ['payment']);
  const { now } = useSandboxTime(desk);
  const atm = useAtm(bench, place, payments.data ?? []);
  const { entity, reference, amount } = words.shared.card;
  const hands = {
    labels: { entity, reference, amount },
    locale,
    state: atm.state,
    slip: atm.slip,
    onType: atm.type,
    onPay: atm.pay,
    onReset: atm.reset,
  };
  return (
    <Pane title={w.title} lead={w.lead}>
      <div className={styles.atm}>
        <div className={styles.machine}>
          <Tabs
            label={w.title}
            tabs={[
              {
                id: 'machine',
                label: words.shared.atm.machine,
                panel: (
                  <div className={styles.face}>
                    <Atm words={words.shared.atm} readOnly={false} {...hands} />
                  </div>
                ),
              },
              {
                id: 'bank',
                label: w.bank.title,
                panel: (
                  <div className={styles.face}>
                    <HomeBanking bench={bench} {...hands} />
                  </div>
                ),
              },
            ]}
          />
          {atm.explanation && <Explained bench={bench} typed={atm.typed} explanation={atm.explanation} />}
          {atm.paid && <ExchangeView words={words.shared.exchange} exchange={atm.paid} closed />}
        </div>
        <div className={styles.beside}>
          <Reading live={payments} words={words.reading}>
            {(all) => <References bench={bench} payments={all} onChoose={atm.load} />}
          </Reading>
          <Scenarios
            bench={bench}
            now={now}
            onReady={({ payment, amountCents }) => atm.load(payment, amountCents)}
            onFailed={atm.fail}
          />
          <ActFailure words={words} failure={atm.failure} />
        </div>
      </div>
    </Pane>
  );
}
