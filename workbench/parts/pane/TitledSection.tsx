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
