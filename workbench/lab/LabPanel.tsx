import { use, useState } from 'react';
import { seededKeys } from '../context/apiCredentials.ts';
import { type Sandbox, useKeyring } from '../context/keyring.ts';
import { askAs } from '../context/runnerContext.ts';
import { type Facts, loadFacts } from '../facts/load.ts';
import type { Locale } from '../locale.ts';
import { ModeBar } from '../multibanco/ModeBar.tsx';
import frame from '../panel/frame.module.css';
import { SandboxLine } from '../play/SandboxLine.tsx';
import { useSandbox } from '../useSandbox.ts';
import { loadBenchWords } from '../words/panes/load.ts';
import type { BenchWords } from '../words/panes/pt.ts';
import { BasketForm } from './BasketForm.tsx';
import { Plan } from './CallPlan.tsx';
import styles from './lab-panel.module.css';
import { OrderCard } from './OrderCard.tsx';
import { Log } from './ShopLog.tsx';
import { type Product, useBasket } from './useBasket.ts';
import { useLab } from './useLab.ts';

export interface LabPanelProps {
  locale: Locale;
  /** Base of the site, with a slash at its end: `runtime.json` under it names the sandbox. */
  baseUrl: string;
  /** What the shop sells. */
  products: readonly Product[];
}

/**
 * A shop with a plugin, in the reader's own sandbox: an order, what the plugin sends for it, and what it hears. It
 * suspends while words and facts are fetched, and looks for a sandbox once it is there: mount it when the reader asks
 * for it. Without a sandbox it tells what would happen.
 */
export function LabPanel({ locale, baseUrl, products }: LabPanelProps) {
  const words = use(loadBenchWords(locale));
  const facts = use(loadFacts(locale));
  const { mode, lookAgain } = useSandbox(baseUrl);
  const [round, setRound] = useState(0);
  const restart = () => setRound(round + 1);
  return (
    <div className={frame.panel}>
      <ModeBar words={words.shared} locale={locale} mode={mode} onRestart={restart} onLookAgain={lookAgain} />
      {mode.kind === 'live' ? (
        <LiveLab
          words={words}
          facts={facts}
          locale={locale}
          products={products}
          origin={mode.origin}
          round={round}
          onRestart={restart}
        />
      ) : (
        <div className={styles.plans}>
          <Plan words={words.lab} wayId="soap" method="MB" />
          <Plan words={words.lab} wayId="rest" method="MB" />
        </div>
      )}
    </div>
  );
}

interface LiveLabProps {
  words: BenchWords;
  facts: Facts;
  locale: Locale;
  products: readonly Product[];
  origin: string;
  round: number;
  onRestart(): void;
}

/** The same at a sandbox: the one this browser last used there, or another the reader asks for. */
function LiveLab({ origin, round, onRestart, ...given }: LiveLabProps) {
  const { words, facts, locale } = given;
  const keyring = useKeyring(origin, seededKeys(facts.seed));
  const { current } = keyring;
  return (
    <>
      <SandboxLine words={words} ask={askAs(origin, current, locale)} keyring={keyring} onReset={onRestart} />
      <Bench key={`${current.platformCode} ${round}`} {...given} origin={origin} keys={current} />
    </>
  );
}

type BenchProps = Omit<LiveLabProps, 'round' | 'onRestart'> & { keys: Sandbox };

/** The order as it is made, as it stands, and all that was sent for it. */
function Bench({ words, facts, locale, products, origin, keys }: BenchProps) {
  const basket = useBasket(products, locale, facts.limits.methodLimits);
  const lab = useLab(origin, keys, locale);
  const { standing, log } = lab;
  const { wayId, method } = basket.draft;
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
        {standing ? (
          <OrderCard
            key={standing.order.number}
            words={words.lab}
            facts={facts}
            locale={locale}
            standing={standing}
            lab={lab}
          />
        ) : (
          <Plan words={words.lab} wayId={wayId} method={method} />
        )}
      </div>
      {log.length > 0 && <Log words={words} locale={locale} entries={log} privateKey={keys.privateKey} />}
    </>
  );
}
