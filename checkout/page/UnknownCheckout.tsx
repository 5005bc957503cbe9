import type { RefObject } from 'react';
import { ClosingMark } from '../closing/ClosingMark.tsx';
import type { CheckoutWords } from '../words/pt.ts';
import styles from './checkout-panel.module.css';
import flow from './current-screen.module.css';

interface UnknownCheckoutProps {
  words: CheckoutWords;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Screen of an unknown checkout, which has no merchant to return to. */
export function UnknownCheckout({ words, heading }: UnknownCheckoutProps) {
  const { title, told } = words.closing.unknown;
  return (
    <article className={styles.paper}>
      <section className={flow.flow} data-closed="unknown">
        <ClosingMark closing="unknown" />
        <h1 className={flow.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{told()}</p>
      </section>
    </article>
  );
}
