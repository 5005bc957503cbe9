import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './figure.module.css';

interface FigureProps extends Omit<ComponentProps<'figure'>, 'title'> {
  title: string;
  children: ReactNode;
}

/** Frame and title of a drawing. Container queries in it refer to the width of the frame. */
export function Figure({ title, className, children, ...figure }: FigureProps) {
  const id = useId();
  return (
    <figure {...figure} className={className ? `${styles.figure} ${className}` : styles.figure} aria-labelledby={id}>
      <figcaption id={id} className={styles.caption}>
        {title}
      </figcaption>
      {children}
    </figure>
  );
}
