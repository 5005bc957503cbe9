import { AzulejoField } from '@balcao/ui/azulejo/Azulejo.tsx';
import { ButtonLink } from '@balcao/ui/button/Button.tsx';
import { translate } from '@docusaurus/Translate';
import apiVersion from '@facts/apiVersion.json';
import { firstPayment } from '../routes.ts';
import { SiteLink } from '../SiteLink.tsx';
import styles from './home.module.css';
import { LivePayment } from './LivePayment.tsx';

/** The first screen: claim, two links, and a runnable payment. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.wall}>
        <AzulejoField tile="star" size={80} />
      </div>
      <div className={styles.heroInner}>
        <div>
          <p className={styles.eyebrow}>
            {translate(
              { id: 'home.eyebrow', message: 'Portal do programador · API {version}' },
              { version: apiVersion },
            )}
          </p>
          <h1 className={styles.heroTitle}>
            {translate({
              id: 'home.promise',
              message: 'Receba o seu primeiro pagamento antes de o café arrefecer.',
            })}
          </h1>
          <p className={styles.heroLead}>
            {translate({
              id: 'home.lead',
              message:
                'Guias, especificação e uma sandbox no seu computador. Comece já aqui: escolha como se paga, carregue em Executar e veja chegar o webhook assinado.',
            })}
          </p>
          <div className={styles.actions}>
            <ButtonLink as={SiteLink} kind="primary" href={firstPayment}>
              {translate({ id: 'home.start', message: 'Criar a primeira referência' })}
            </ButtonLink>
            <ButtonLink as={SiteLink} href="/api">
              {translate({ id: 'home.specification', message: 'Ver a especificação' })}
            </ButtonLink>
          </div>
        </div>
        <LivePayment />
      </div>
    </section>
  );
}
