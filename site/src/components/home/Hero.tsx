import { AzulejoField } from '@balcao/ui/azulejo/Azulejo.tsx';
import { ButtonLink } from '@balcao/ui/button/Button.tsx';
import { PaymentRun } from '@balcao/workbench/panels/payment-run/PaymentRun.tsx';
import type { RunMethod } from '@balcao/workbench/runner/paymentScenarios.ts';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import apiVersion from '@facts/apiVersion.json';
import seed from '@facts/seed.json';
import opening from '@recorded/payments/multibanco.json';
import { hero } from '@words/home.ts';
import { words } from '@workbench-words';
import type { PanelContext } from '../LivePanel/panelContext.ts';
import { quickstart } from '../routes.ts';
import { SiteLink } from '../SiteLink.tsx';
import { useRootUrl } from '../useRootUrl.ts';
import styles from './home.module.css';

/** Recordings: the first method's comes with the page, the others where no sandbox answers. */
const recordings = {
  multibanco: () => Promise.resolve(opening),
  mbway: () => import('@recorded/payments/mbway.json').then((module) => module.default),
  card: () => import('@recorded/checkouts/card.json').then((module) => module.default),
} as const satisfies Record<RunMethod, unknown>;

/** The runnable payment of the first screen. */
function LivePayment() {
  const locale = useDocusaurusContext().i18n.currentLocale as PanelContext['locale'];
  return (
    <PaymentRun
      locale={locale}
      baseUrl={useRootUrl()}
      seed={seed}
      recordings={recordings}
      opening={opening}
      words={words}
    />
  );
}

/** The first screen: claim, two links, and a runnable payment. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.tiles}>
        <AzulejoField tile="star" size={80} />
      </div>
      <div className={styles.heroInner}>
        <div>
          <p className={styles.eyebrow}>{hero.eyebrow(apiVersion)}</p>
          <h1 className={styles.heroTitle}>{hero.promise}</h1>
          <p className={styles.heroLead}>{hero.lead}</p>
          <div className={styles.actions}>
            <ButtonLink as={SiteLink} kind="primary" href={quickstart}>
              {hero.start}
            </ButtonLink>
            <ButtonLink as={SiteLink} href="/api">
              {hero.specification}
            </ButtonLink>
          </div>
        </div>
        <LivePayment />
      </div>
    </section>
  );
}
