import { chosenMark } from '@words/parts.ts';
import { SiteLink } from '../SiteLink.tsx';
import styles from './chosen-mark.module.css';

/** Explains the marks of a table or diagram (ChosenMark). Search and Markdown leave it out: there each mark has words. */
export function ChosenLegend() {
  return (
    <p className={styles.legend} data-legend="" data-nosnippet="">
      * <SiteLink href="/docs/guides/differences">{chosenMark.words}</SiteLink>
    </p>
  );
}
