import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** One group of controls with its name. */
export function GallerySection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Examples side by side. */
export function ExampleRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
