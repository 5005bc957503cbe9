import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import { contents } from '@words/chrome.ts';
import styles from './styles.module.css';

/** The contents of a page on a phone: folded, and opened by the browser itself. */
export default function TOCCollapsible({ className, ...items }: Props) {
  return (
    <nav className={className} aria-label={contents.title}>
      <details className={styles.contents}>
        <summary className={styles.title}>{contents.title}</summary>
        <div className={styles.list}>
          <TOCItems {...items} />
        </div>
      </details>
    </nav>
  );
}
