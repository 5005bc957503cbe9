import { Children, isValidElement, type ReactNode } from 'react';
import styles from './drawing.module.css';
import { DrawnMenu } from './parts.tsx';

interface DrawingProps {
  title: string;
  /** Label that distinguishes a drawing from a screenshot. */
  label: string;
  alt: string;
  caption?: string;
  children: ReactNode;
}

const isMenu = (part: ReactNode) => isValidElement(part) && part.type === DrawnMenu;

/** Drawing that is a single picture to screen readers and search engines. Without alternative text, the build fails. */
export function Drawing({ title, label, alt, caption, children }: DrawingProps) {
  if (!alt?.trim()) throw new Error(`The drawing of "${title}" has no alt: say what it shows.`);
  const parts = Children.toArray(children);
  return (
    // Marked as a detail (site/builder/markdown/details.ts), because the steps beside it have the same content.
    <figure className={styles.drawing} data-nosnippet="" data-detail="">
      <div role="img" aria-label={`${label}: ${alt}`} className={styles.window}>
        <div className={styles.bar}>
          <span>{title}</span>
          <span className={styles.label}>{label}</span>
        </div>
        <div className={styles.body}>
          {parts.filter(isMenu)}
          <div className={styles.content}>{parts.filter((part) => !isMenu(part))}</div>
        </div>
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
