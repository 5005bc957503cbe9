import styles from './live-region.module.css';
import type { Announcement } from './useAnnouncement.ts';

/** Says what changed to those who do not see it; equal sentences in a row are said again. */
export function LiveRegion({ announcement }: { announcement: Announcement }) {
  return (
    <div className={styles.region} role="status">
      <span key={announcement.count}>{announcement.text}</span>
    </div>
  );
}
