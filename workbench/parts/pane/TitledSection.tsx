import { type ReactNode, useId } from 'react';
import styles from './titled-section.module.css';

interface TitledSectionProps {
  title: string;
  /** Level of the title. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** A section that its title names. */
export function TitledSection({ title, heading: Heading = 'h2', children }: TitledSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
