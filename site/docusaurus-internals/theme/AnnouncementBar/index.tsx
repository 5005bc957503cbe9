import { translate } from '@docusaurus/Translate';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import { SiteLink } from '../../../src/components/SiteLink.tsx';
import styles from './styles.module.css';

/**
 * Announcement above every page until it is dismissed. The classic theme's inline script hides a dismissed one before
 * the first paint; its id comes from navigation.ts, so that a new announcement shows again.
 */
export default function AnnouncementBar() {
  const { isActive, close } = useAnnouncementBar();
  if (!isActive) return null;
  return (
    <aside
      className={styles.bar}
      data-announcement=""
      aria-label={translate({ id: 'announcement.label', message: 'Aviso' })}
    >
      <p className={styles.words}>
        {translate({
          id: 'announcement.soap',
          message: 'O serviço SOAP está obsoleto: as integrações novas usam a API REST.',
        })}{' '}
        <SiteLink href="/api">
          {translate({ id: 'announcement.link', message: 'Ver a especificação' })}
        </SiteLink>
      </p>
      <button
        type="button"
        className={styles.close}
        onClick={close}
        aria-label={translate({ id: 'theme.AnnouncementBar.closeButtonAriaLabel', message: 'Fechar' })}
      >
        <svg
          aria-hidden="true"
          width="14"
          height="14"
          viewBox="0 0 14 14"
          stroke="currentColor"
          strokeWidth="1.7"
        >
          <path d="m2 2 10 10m0-10L2 12" strokeLinecap="round" />
        </svg>
      </button>
    </aside>
  );
}
