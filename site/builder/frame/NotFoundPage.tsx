import { AzulejoField } from '@balcao/ui/azulejo/Azulejo.tsx';
import { Button, ButtonLink } from '@balcao/ui/button/Button.tsx';
import { notFound } from '@words/chrome.ts';
import { provider } from '../../../provider.config.ts';
import { feedbackMailUrl } from '../../src/components/pageTools/feedbackMail.ts';
import { contentId, firstGuide } from '../../src/components/routes.ts';
import { SiteLink } from '../../src/components/SiteLink.tsx';
import styles from './not-found.module.css';

/** Not-found page with three links, and a search for the words in the path (src/start/searchDialog.ts). */
export function NotFoundPage() {
  const ways = [
    { href: '/', label: notFound.home },
    { href: firstGuide, label: notFound.guides },
    { href: '/api', label: notFound.specification },
  ] as const;
  // A script adds the URL to the email, because the same page is served for all unknown paths.
  const mail = feedbackMailUrl(provider.links.support, {
    subject: notFound.mailSubject,
    body: `\n\n${notFound.mailBody}\n`,
  });
  return (
    <main id={contentId} className={styles.page}>
      <div className={styles.tiles}>
        <AzulejoField tile="petals" size={72} />
      </div>
      <div className={styles.words}>
        <p className={styles.code}>404</p>
        <h1 className={styles.title}>{notFound.title}</h1>
        <p>{notFound.words}</p>
        <p>
          {notFound.report}{' '}
          <a href={mail} data-names-page="">
            {notFound.tell}
          </a>
          .
        </p>
        <div className={styles.links}>
          <Button kind="primary" aria-haspopup="dialog" data-opens-search="path">
            {notFound.search}
          </Button>
          {ways.map(({ href, label }) => (
            <ButtonLink key={href} as={SiteLink} href={href}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </main>
  );
}
