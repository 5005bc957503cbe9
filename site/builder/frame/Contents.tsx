import { contents } from '@words/chrome.ts';
import type { Heading } from '../pages/page.ts';
import styles from './document.module.css';

interface Section extends Heading {
  inside: Heading[];
}

function sectionsOf(headings: readonly Heading[]): Section[] {
  const sections: Section[] = [];
  for (const heading of headings) {
    const last = sections.at(-1);
    if (heading.level === 2 || !last) sections.push({ ...heading, inside: [] });
    else last.inside.push(heading);
  }
  return sections;
}

const Entry = ({ id, children }: Heading) => <a href={`#${id}`}>{children}</a>;

function List({ headings }: { headings: readonly Heading[] }) {
  return (
    <ul className={`table-of-contents ${styles.list}`}>
      {sectionsOf(headings).map((section) => (
        <li key={section.id}>
          <Entry {...section} />
          {section.inside.length > 0 && (
            <ul>
              {section.inside.map((heading) => (
                <li key={heading.id}>
                  <Entry {...heading} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

export function Contents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length === 0) return null;
  return (
    <nav className={styles.contents} aria-label={contents.title}>
      <List headings={headings} />
    </nav>
  );
}

/** The contents of a page above its text on narrow screens: folded. */
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
