import { news } from '@words/home.ts';
import { facts } from '../../facts/facts.ts';
import { firstIntegration } from '../routes.ts';
import { SiteLink } from '../SiteLink.tsx';
import styles from './whats-new.module.css';

const changes = [
  { href: '/api#tag/terminals', ...news.terminals },
  { href: '/api#tag/webhooks', ...news.events },
  { href: '/docs/guides/intro#requirements', ...news.sandbox },
  { href: firstIntegration, ...news.plugins },
];

export function WhatsNew() {
  return (
    <section className={styles.whatsNew} aria-labelledby="news">
      <h2 id="news" className={styles.title}>
        {news.title} <span className={styles.version}>API {facts.apiVersion}</span>
      </h2>
      <ul className={styles.list}>
        {changes.map(({ href, title, words }) => (
          <li key={href}>
            <SiteLink className={styles.link} href={href}>
              {title}
            </SiteLink>
            <p className={styles.words}>{words}</p>
          </li>
        ))}
      </ul>
      <p>
        <SiteLink href="/docs/guides/changelog">{news.all}</SiteLink>
      </p>
    </section>
  );
}
