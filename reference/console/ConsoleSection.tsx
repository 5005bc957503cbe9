import blocks from '@balcao/ui/blocks.module.css';
import { type ReactNode, useId } from 'react';
import styles from './console.module.css';

interface ConsoleSectionProps {
  title: string;
  beside?: ReactNode;
  children: ReactNode;
}

/** Titled section of the console. It is a group rather than a landmark, because many consoles may be open. */
export function ConsoleSection({ title, beside, children }: ConsoleSectionProps) {
  const id = useId();
  return (
    <fieldset className={`${blocks.column} ${styles.part}`} aria-labelledby={id}>
      <div className={blocks.ends}>
        <p id={id} className={blocks.heading}>
          {title}
        </p>
        {beside}
      </div>
      {children}
    </fieldset>
  );
}
