import { contents } from '@words/chrome.ts';
import type { Heading } from '../pages/page.ts';
import styles from './document.module.css';

interface Section extends Heading {
  inside: Section[];
}

function sectionsOf(headings: readonly Heading[]): Section[] {
  const sections: Section[] = [];
  for (const heading of headings) {
    const last = sections.at(-1);
    const around = heading.level === 2 || !last ? sections : last.inside;
    around.push({ ...heading, inside: [] });
  }
  return sections;
}

const Entries = ({ sections, className }: { sections: readonly Section[]; className?: string }) => (
  <ul className={className}>
    {sections.map(({ id, children, inside }) => (
      <li key={id}>
        <a href={`#${id}`}>{children}</a>
        {inside.length > 0 && <Entries sections={inside} />}
      </li>
    ))}
  </ul>
);

const List = ({ headings }: { headings: readonly Heading[] }) => (
  <Entries className={`table-of-contents ${styles.list}`} sections={sectionsOf(headings)} />
);

export function Contents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length === 0) return null;
  return (
    <nav className={styles.contents} aria-label={contents.title}>
      <List headings={headings} />
    </nav>
  );
}

/** Collapsible table of contents above the text on narrow screens. */
export function FoldedContents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length === 0) return null;
  return (
    <nav className={styles.folded} aria-label={contents.title}>
      <details>
        <summary>{contents.title}</summary>
        <List headings={headings} />
      </details>
    </nav>
  );
}
