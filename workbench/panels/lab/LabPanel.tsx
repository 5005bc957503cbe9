import blocks from '@balcao/ui/blocks.module.css';
import type { SandboxKeys } from '../../core/keyring.ts';
import type { Locale } from '../../core/locale.ts';
import { LiveSandbox, type PanelContext, PanelFrame } from '../../parts/PanelFrame.tsx';
import { BasketForm } from './BasketForm.tsx';
import { CallPlan } from './CallPlan.tsx';
import styles from './lab-panel.module.css';
import { OrderCard } from './OrderCard.tsx';
import { ShopLog } from './ShopLog.tsx';
import { type Product, useBasket } from './useBasket.ts';
import { useLab } from './useLab.ts';

interface LabPanelProps {
  locale: Locale;
  baseUrl: string;
  products: readonly Product[];
}

/**
 * A shop with a plugin in the reader's sandbox: an order, the calls the plugin makes, and the webhooks it receives.
 * Suspends while texts and facts load, so it is mounted when the reader opens it. Without a sandbox it shows the
 * planned calls.
 */
export function LabPanel({ locale, baseUrl, products }: LabPanelProps) {
  return (
    <PanelFrame {...{ locale, baseUrl }}>
      {(context) => {
        const { mode, words, restarts } = context;
        if (mode.kind !== 'live')
          return (
            <div className={`${blocks.sections} ${styles.inside}`}>
              <CallPlan words={words.lab} styleId="soap" method="MB" />
              <CallPlan words={words.lab} styleId="rest" method="MB" />
            </div>
          );
        const { origin } = mode;
        return (
          <LiveSandbox {...{ context, origin }}>
            {(_, keys) => (
              <LiveOrder
                key={`${keys.platformCode} ${restarts}`}
                {...{ ...context, products, origin, keys }}
              />
            )}
          </LiveSandbox>
        );
      }}
    </PanelFrame>
  );
}

interface LiveOrderProps extends Pick<PanelContext, 'words' | 'facts' | 'locale'> {
  products: readonly Product[];
  origin: string;
  keys: SandboxKeys;
}

function LiveOrder({ words, facts, locale, products, origin, keys }: LiveOrderProps) {
  const basket = useBasket(products, locale, facts.limits.methodLimits);
  const lab = useLab(origin, keys, locale);
  const { orderStatus, log } = lab;
  const { integrationStyle, method } = basket.draft;
  return (
    <>
      <div className={`${styles.inside} ${styles.columns}`}>
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
