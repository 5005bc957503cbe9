import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import { announcement } from '@words/chrome.ts';
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
    <aside className={styles.bar} data-announcement="" aria-label={announcement.label}>
      <p className={styles.words}>
        {announcement.soap} <SiteLink href="/api">{announcement.link}</SiteLink>
      </p>
      <button type="button" className={styles.close} onClick={close} aria-label={announcement.close}>
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
