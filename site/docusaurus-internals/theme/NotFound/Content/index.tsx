import { AzulejoField } from '@balcao/ui/azulejo/Azulejo.tsx';
import { Button, ButtonLink } from '@balcao/ui/button/Button.tsx';
import { notFound } from '@words/chrome.ts';
import { useEffect, useState } from 'react';
import { provider } from '../../../../../provider.config.ts';
import { contentId } from '../../../../src/components/contentId.ts';
import { feedbackMailUrl } from '../../../../src/components/pageTools/feedbackMail.ts';
import { firstGuide } from '../../../../src/components/routes.ts';
import { SiteLink } from '../../../../src/components/SiteLink.tsx';
import styles from './styles.module.css';

/** Asks for the broken link, in a mail that names the page. */
function Report() {
  // The page is one file for all paths, so its HTML cannot name the one that was asked for.
  const [url, setUrl] = useState('');
  useEffect(() => {
    setUrl(location.href);
  }, []);
  const mail = feedbackMailUrl(provider.links.support, {
    subject: notFound.mailSubject,
    body: `${url}\n\n${notFound.mailBody}\n`,
  });
  return (
    <p>
      {notFound.report} <a href={mail}>{notFound.tell}</a>.
    </p>
  );
}

/** Not-found page with three links, and a search that begins with the words of the path (src/start/searchDialog.ts). */
export default function NotFoundContent() {
  const ways = [
    {
      href: '/',
      label: notFound.home,
    },
    {
      href: firstGuide,
      label: notFound.guides,
    },
    { href: '/api', label: notFound.specification },
  ] as const;
  return (
    <main id={contentId} className={styles.page}>
      <div className={styles.tiles}>
        <AzulejoField tile="petals" size={72} />
      </div>
      <div className={styles.words}>
        <p className={styles.code}>404</p>
        <h1 className={styles.title}>{notFound.title}</h1>
        <p>{notFound.words}</p>
        <Report />
        <div className={styles.links}>
          <Button kind="primary" aria-haspopup="dialog" data-plain="" data-opens-search="path">
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
