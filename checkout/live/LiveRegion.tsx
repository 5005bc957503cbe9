import styles from './live-region.module.css';
import type { News } from './useAnnouncement.ts';

/** Says what changed to those who do not see it; equal sentences in a row are said again. */
export function LiveRegion({ news }: { news: News }) {
  return (
    <div className={styles.region} role="status">
      <span key={news.count}>{news.text}</span>
    </div>
  );
}
