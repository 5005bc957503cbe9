import { type ReactNode, useEffect, useRef } from 'react';
import { Glyph, type GlyphName } from '../glyphs/Glyph.tsx';
import styles from './alert.module.css';

interface AlertProps {
  title: string;
  glyph?: GlyphName;
  /** Waits for a remedy rather than tells of a failure. */
  waiting?: boolean;
  /** Takes the focus as soon as it appears: it is the answer to what the payer just did. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** Something went wrong: what, and what can be done now. */
export function Alert({ title, glyph = 'alert', waiting, takesFocus, children }: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} className={styles.alert} data-mild={waiting || undefined} role="alert" tabIndex={-1}>
      <Glyph name={glyph} size={20} />
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
