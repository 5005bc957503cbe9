import blocks from '@balcao/ui/blocks.module.css';
import { type ReactNode, useId } from 'react';

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
