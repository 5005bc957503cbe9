import { AzulejoField } from '@balcao/ui/azulejo/Azulejo.tsx';
import { ButtonLink } from '@balcao/ui/button/Button.tsx';
import apiVersion from '@facts/apiVersion.json';
import { hero } from '@words/home.ts';
import { quickstart } from '../routes.ts';
import { SiteLink } from '../SiteLink.tsx';
import styles from './home.module.css';
import { PaymentPlace } from './payment/PaymentPlace.tsx';

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
        <PaymentPlace />
      </div>
    </section>
  );
}
