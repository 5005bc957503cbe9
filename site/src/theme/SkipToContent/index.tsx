import { useHistory, useLocation } from '@docusaurus/router';
import { skipLink } from '@words/chrome.ts';
import { useEffect, useRef } from 'react';
import { contentId } from '../../components/contentId.ts';
import styles from './styles.module.css';

/**
 * The first link of every page, which leads past its frame. The engine's needs the application: without it, it leads
 * before the tree of pages. Where the application shows another page, the next Tab comes here.
 */
export default function SkipToContent() {
  const region = useRef<HTMLElement>(null);
  const { action } = useHistory();
  const location = useLocation();
  useEffect(() => {
    if (action === 'PUSH' && !location.hash) region.current?.focus();
  }, [action, location]);
  return (
    <section ref={region} className={styles.region} aria-label={skipLink} tabIndex={-1}>
      <a className={styles.link} href={`#${contentId}`} data-skip="">
        {skipLink}
      </a>
    </section>
  );
}
