import { use, useState } from 'react';
import { seedCredentials } from '../../core/apiCredentials.ts';
import { type SandboxKeys, useKeyring } from '../../core/keyring.ts';
import type { Locale } from '../../core/locale.ts';
import { requestAs } from '../../core/runnerContext.ts';
import { useSandbox } from '../../core/sandboxMode.ts';
import { loadFacts, type WorkbenchFacts } from '../../facts/load.ts';
import frame from '../../parts/frame.module.css';
import { ModeBar } from '../../parts/ModeBar.tsx';
import { SandboxLine } from '../../parts/SandboxLine.tsx';
import { loadPaneWords } from '../../words/panes/load.ts';
import type { PaneWords } from '../../words/panes/pt.ts';
import { BasketForm } from './BasketForm.tsx';
import { CallPlan } from './CallPlan.tsx';
import styles from './lab-panel.module.css';
import { OrderCard } from './OrderCard.tsx';
import { ShopLog } from './ShopLog.tsx';
import { type Product, useBasket } from './useBasket.ts';
import { useLab } from './useLab.ts';

interface LabPanelProps {
  locale: Locale;
  /** Base URL of the site, with a trailing slash: `runtime.json` below it names the sandbox. */
  baseUrl: string;
  /** What the shop sells. */
  products: readonly Product[];
}

/**
 * A shop with a plugin in the reader's sandbox: an order, the calls the plugin makes, and the webhooks it receives.
 * Suspends while texts and facts load, so it is mounted when the reader opens it. Without a sandbox it shows the
 * planned calls.
 */
export function LabPanel({ locale, baseUrl, products }: LabPanelProps) {
  const words = use(loadPaneWords(locale));
  const facts = use(loadFacts(locale));
  const { mode, lookAgain } = useSandbox(baseUrl);
  const [restarts, setRestarts] = useState(0);
  const restart = () => setRestarts(restarts + 1);
  return (
    <div className={frame.panel}>
      <ModeBar
        words={words.shared}
        {...{ locale, baseUrl, mode }}
        onRestart={restart}
        onLookAgain={lookAgain}
      />
      {mode.kind === 'live' ? (
        <LiveLab
          words={words}
          facts={facts}
          locale={locale}
          products={products}
          origin={mode.origin}
          restarts={restarts}
          onRestart={restart}
        />
      ) : (
        <div className={styles.plans}>
          <CallPlan words={words.lab} styleId="soap" method="MB" />
          <CallPlan words={words.lab} styleId="rest" method="MB" />
        </div>
      )}
    </div>
  );
}

interface LiveLabProps {
  words: PaneWords;
  facts: WorkbenchFacts;
  locale: Locale;
  products: readonly Product[];
  origin: string;
  restarts: number;
  onRestart(): void;
}

/** The same with a sandbox: the one this browser last used, or another that the reader chooses. */
function LiveLab({ origin, restarts, onRestart, ...given }: LiveLabProps) {
  const { words, facts, locale } = given;
  const keyring = useKeyring(origin, seedCredentials(facts.seed));
  const { current } = keyring;
  return (
    <>
      <SandboxLine
        words={words}
        sendRequest={requestAs(origin, current, locale)}
        keyring={keyring}
        onReset={onRestart}
      />
      <LiveOrder key={`${current.platformCode} ${restarts}`} {...given} origin={origin} keys={current} />
    </>
  );
}

type LiveOrderProps = Omit<LiveLabProps, 'restarts' | 'onRestart'> & { keys: SandboxKeys };

/** The order form, the state of the order, and the log of its calls. */
function LiveOrder({ words, facts, locale, products, origin, keys }: LiveOrderProps) {
  const basket = useBasket(products, locale, facts.limits.methodLimits);
  const lab = useLab(origin, keys, locale);
  const { orderStatus, log } = lab;
  const { integrationStyle, method } = basket.draft;
  return (
    <>
      <div className={styles.columns}>
        <BasketForm
          words={words}
          facts={facts}
          locale={locale}
          products={products}
          basket={basket}
          lab={lab}
        />
        {orderStatus ? (
          <OrderCard
            key={orderStatus.order.number}
            words={words.lab}
            facts={facts}
            locale={locale}
            orderStatus={orderStatus}
            lab={lab}
          />
        ) : (
          <CallPlan words={words.lab} styleId={integrationStyle} method={method} />
        )}
      </div>
      {log.length > 0 && <ShopLog words={words} locale={locale} entries={log} privateKey={keys.privateKey} />}
    </>
  );
}
