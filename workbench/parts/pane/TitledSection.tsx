import blocks from '@balcao/ui/blocks.module.css';
import { type ReactNode, useId } from 'react';

interface TitledSectionProps {
  title: string;
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

export function TitledSection({ title, heading: Heading = 'h2', children }: TitledSectionProps) {
  const id = useId();
  return (
    <section className={blocks.column} aria-labelledby={id}>
      <Heading id={id} className={blocks.heading}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

export function Card({ title, text, children }: { title: ReactNode; text?: ReactNode; children?: ReactNode }) {
  const id = useId();
  return (
    <section className={`${blocks.card} ${blocks.column}`} aria-labelledby={id}>
      <h2 id={id} className={blocks.heading}>
        {title}
      </h2>
      {text && <p className={blocks.hint}>{text}</p>}
      {children}
    </section>
  );
}
