import type { Payment } from '@balcao/contract/payments/schema.ts';
import type { PaneProps } from '../bench/bench.ts';
import { Pane } from '../bench/Pane.tsx';
import { failureText, Reading } from '../bench/Reading.tsx';
import { useSandboxTime } from '../clock/useSandboxTime.ts';
import { ExchangeView } from '../exchange/ExchangeView.tsx';
import { useLive } from '../live/useLive.ts';
import { Failure } from '../multibanco/Failure.tsx';
import { Atm } from './Atm.tsx';
import styles from './atm-pane.module.css';
import { Explained } from './Explained.tsx';
import { References } from './References.tsx';
import { Scenarios } from './Scenarios.tsx';
import { useAtm } from './useAtm.ts';

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
  return (
    <Pane title={w.title} lead={w.lead}>
      <div className={styles.atm}>
        <div className={styles.machine}>
          <Atm
            words={words.shared.atm}
            labels={{ entity, reference, amount }}
            locale={locale}
            state={atm.state}
            slip={atm.slip}
            readOnly={false}
            onType={atm.type}
            onPay={atm.pay}
            onReset={atm.reset}
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
          {atm.failure && (
            <Failure title={words.payments.refused} text={failureText(atm.failure, words.reading)} />
          )}
        </div>
      </div>
    </Pane>
  );
}
