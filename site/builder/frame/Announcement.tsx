import { Icon } from '@balcao/ui/icon/Icon.tsx';
import { announcement } from '@words/chrome.ts';
import { SiteLink } from '../../src/components/SiteLink.tsx';
import { announcementBar } from '../../src/start/storage.ts';
import styles from './announcement.module.css';

/** Value stored when the announcement is dismissed. */
const dismissal = JSON.stringify({
  'docusaurus.announcement.id-balcao': announcementBar.id,
  'docusaurus.announcement.dismiss-balcao': 'true',
});

/**
 * Announcement above the home page and the pages about SOAP, until the reader dismisses it (src/start/storage.ts). An
 * inline script hides a dismissed announcement before the first paint (outputs/html.ts). A new id shows it again.
 */
export function Announcement() {
  return (
    <aside className={styles.bar} data-announcement={announcementBar.id} aria-label={announcement.label}>
      <p className={styles.words}>
        {announcement.soap} <SiteLink href="/api">{announcement.link}</SiteLink>
      </p>
      <button
        type="button"
        className={styles.close}
        data-stores={dismissal}
        data-marks="data-announcement-bar-initially-dismissed"
        aria-label={announcement.close}
      >
        <Icon size={14} strokeWidth="1.7" path="m2 2 10 10m0-10L2 12" />
      </button>
    </aside>
  );
}
