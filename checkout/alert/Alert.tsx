import { type ReactNode, useEffect, useRef } from 'react';
import { Glyph, type GlyphName } from '../Glyph.tsx';
import styles from './alert.module.css';

interface AlertProps {
  title: string;
  glyph?: GlyphName;
  /** Whether the notice asks for an action, instead of reporting a failure. */
  waiting?: boolean;
  /** Whether the notice takes the focus when it appears, because it responds to the payer's last action. */
  takesFocus?: boolean;
  children: ReactNode;
}

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
