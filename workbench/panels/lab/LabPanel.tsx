import blocks from '@balcao/ui/blocks.module.css';
import frame from '@balcao/ui/panel.module.css';
import { use } from 'react';
import type { Locale } from '../../core/locale.ts';
import { loadFacts } from '../../facts/workbenchFacts.ts';
import { PanelFrame, usePanel } from '../../parts/PanelFrame.tsx';
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

/** Suspends while strings and facts load, so mount it when opened. Without a sandbox, it shows the planned calls. */
export function LabPanel({ locale, baseUrl, products }: LabPanelProps) {
  const { seed } = use(loadFacts(locale));
  return (
    <PanelFrame {...{ locale, baseUrl, seed }}>
      {({ mode, run }) => {
        if (mode.kind !== 'live')
          return (
            <div className={`${blocks.sections} ${frame.inside}`}>
              <CallPlan styleId="soap" method="MB" />
              <CallPlan styleId="rest" method="MB" />
            </div>
          );
        return <LiveOrder key={run} products={products} origin={mode.origin} />;
      }}
    </PanelFrame>
  );
}

function LiveOrder({ products, origin }: { products: readonly Product[]; origin: string }) {
  const { locale, keys } = usePanel();
  const facts = use(loadFacts(locale));
  const basket = useBasket(products, locale, facts.limits.methodLimits);
  const lab = useLab(origin, keys, locale);
  const { orderStatus, log } = lab;
  const { integrationStyle, method } = basket.draft;
  return (
    <>
      <div className={`${frame.inside} ${styles.columns}`}>
        <BasketForm products={products} basket={basket} lab={lab} />
        {orderStatus ? (
          <OrderCard key={orderStatus.order.number} orderStatus={orderStatus} lab={lab} />
        ) : (
          <CallPlan styleId={integrationStyle} method={method} />
        )}
      </div>
      {log.length > 0 && <ShopLog entries={log} privateKey={keys.privateKey} />}
    </>
  );
}
