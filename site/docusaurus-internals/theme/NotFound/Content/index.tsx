import { AzulejoField } from '@balcao/ui/azulejo/Azulejo.tsx';
import { ButtonLink } from '@balcao/ui/button/Button.tsx';
import { notFound } from '@words/chrome.ts';
import { firstGuide } from '../../../../src/components/routes.ts';
import { SiteLink } from '../../../../src/components/SiteLink.tsx';
import styles from './styles.module.css';

/** Not-found page with three links. */
export default function NotFoundContent() {
  const ways = [
    {
      href: '/',
      label: notFound.home,
      kind: 'primary',
    },
    {
      href: firstGuide,
      label: notFound.guides,
    },
    { href: '/api', label: notFound.specification },
  ] as const;
  return (
    <main className={styles.page}>
      <div className={styles.tiles}>
        <AzulejoField tile="petals" size={72} />
      </div>
      <div className={styles.words}>
        <p className={styles.code}>404</p>
        <h1 className={styles.title}>{notFound.title}</h1>
        <p>{notFound.words}</p>
        <p>{notFound.report}</p>
        <div className={styles.links}>
          {ways.map(({ href, label, ...look }) => (
            <ButtonLink key={href} as={SiteLink} href={href} {...look}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </main>
  );
}
