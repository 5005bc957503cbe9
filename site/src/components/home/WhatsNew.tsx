import { translate } from '@docusaurus/Translate';
import apiVersion from '@facts/apiVersion.json';
import { firstIntegration } from '../routes.ts';
import { SiteLink } from '../SiteLink.tsx';
import styles from './whats-new.module.css';

/** Changes since the previous edition of the documentation. */
function changes() {
  return [
    {
      href: '/api#tag/terminals',
      title: translate({ id: 'home.news.terminals', message: 'Terminais cloud' }),
      words: translate({
        id: 'home.news.terminals.words',
        message: 'Envie pagamentos e reembolsos a um terminal de pagamento, a partir do seu software.',
      }),
    },
    {
      href: '/api#tag/webhooks',
      title: translate({ id: 'home.news.events', message: 'Mais eventos' }),
      words: translate({
        id: 'home.news.events.words',
        message:
          'Os webhooks avisam também de pagamentos autorizados e da aprovação ou recusa de uma entidade.',
      }),
    },
    {
      href: '/docs/guides/intro#requirements',
      title: translate({ id: 'home.news.sandbox', message: 'Uma sandbox no seu computador' }),
      words: translate({
        id: 'home.news.sandbox.words',
        message:
          'Responde como a API, guarda o que lhe envia e paga, recusa ou deixa expirar quando lhe pedir.',
      }),
    },
    {
      href: firstIntegration,
      title: translate({ id: 'home.news.plugins', message: 'PrestaShop 8' }),
      words: translate({
        id: 'home.news.plugins.words',
        message: 'O plugin novo cobra dentro da loja, sem levar o cliente para outra página.',
      }),
    },
  ];
}

/** What is new in this edition. */
export function WhatsNew() {
  return (
    <section className={styles.whatsNew} aria-labelledby="news">
      <h2 id="news" className={styles.title}>
        {translate({ id: 'home.news', message: 'O que há de novo' })}{' '}
        <span className={styles.version}>API {apiVersion}</span>
      </h2>
      <ul className={styles.list}>
        {changes().map(({ href, title, words }) => (
          <li key={href}>
            <SiteLink className={styles.link} href={href}>
              {title}
            </SiteLink>
            <p className={styles.words}>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
