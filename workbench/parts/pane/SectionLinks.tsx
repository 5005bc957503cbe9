import { PaneLink } from './PaneLink.tsx';
import styles from './section-links.module.css';
import type { WorkbenchContext } from './workbenchContext.ts';

interface SectionLinksProps {
  workbench: WorkbenchContext;
  label: string;
  open: string;
  sections: readonly { id: string; label: string; to: readonly string[] }[];
}

/** Links to the sections of a pane; each section has its own location. */
export function SectionLinks({ workbench, label, open, sections }: SectionLinksProps) {
  return (
    <nav className={styles.sections} aria-label={label}>
      {sections.map((section) => (
        <PaneLink
          key={section.id}
          workbench={workbench}
          to={section.to}
          className={styles.section}
          aria-current={section.id === open ? 'page' : undefined}
        >
          {section.label}
        </PaneLink>
      ))}
    </nav>
  );
}
