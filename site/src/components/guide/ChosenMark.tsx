import { chosenMark } from '@words/parts.ts';
import type { ReactNode } from 'react';
import { facts } from '../../facts/facts.ts';
import { SiteLink } from '../SiteLink.tsx';
import styles from './chosen-mark.module.css';

/** Label of a rule that was chosen by the sandbox; links to its row on the page of differences. */
export function ChosenMark({ at }: { at: string }) {
  return (
    <SiteLink className={styles.mark} href={`/docs/guides/differences#${at}`} title={chosenMark.words}>
      <span data-spoken=""> ({chosenMark.words})</span>
    </SiteLink>
  );
}

/** Legend for the labels in a table or diagram (ChosenMark). Omitted in search and Markdown, where labels are words. */
export function ChosenLegend() {
  return (
    <p className={styles.legend} data-legend="" data-nosnippet="">
      * <SiteLink href="/docs/guides/differences">{chosenMark.words}</SiteLink>
    </p>
  );
}

const origins = facts.limitOrigins;

export function isChosenLimit(of: string | undefined): boolean {
  return of !== undefined && origins[of] === 'chosen';
}

/** Limit, marked if the sandbox chose it: `pushMinutes`, `terminal.contactlessCents`. */
export function Marked({ of, children }: { of: string; children: ReactNode }) {
  if (!origins[of]) throw new Error(`The contract has no limit ${of}`);
  return [children, isChosenLimit(of) && <ChosenMark key="mark" at={`limit-${of.replaceAll('.', '-')}`} />];
}
