import type { ReactNode } from 'react';
import styles from './drawing.module.css';

interface PartProps {
  label: string;
  mark?: string;
}

const Mark = ({ mark }: Pick<PartProps, 'mark'>) => mark && <span className={styles.mark}>{mark}</span>;

/** Open entries of a menu, from the outermost to the innermost: `Modules > Module manager`. */
export function DrawnMenu({ label, mark }: PartProps) {
  const entries = label.split(' > ');
  return (
    <div className={styles.menu}>
      {entries.map((entry, level) => (
        <div key={entry} className={level === entries.length - 1 ? styles.open : undefined}>
          {entry}
          {level === entries.length - 1 && <Mark mark={mark} />}
        </div>
      ))}
    </div>
  );
}

export function DrawnHeading({ label, children }: PartProps & { children?: ReactNode }) {
  return (
    <div className={styles.heading}>
      <span>{label}</span>
      {children}
    </div>
  );
}

export function DrawnButton({ label, mark, isMain }: PartProps & { isMain?: boolean }) {
  return (
    <span className={styles.marked}>
      <span className={isMain ? styles.mainButton : styles.button}>{label}</span>
      <Mark mark={mark} />
    </span>
  );
}

export function DrawnRow({ label, title, children }: PartProps & { title?: string; children?: ReactNode }) {
  return (
    <div className={styles.row}>
      <span className={styles.name}>{label}</span>
      {title && <span className={styles.text}>{title}</span>}
      <span className={styles.end}>{children}</span>
    </div>
  );
}

export function DrawnState({ label, mark, isDone }: PartProps & { isDone?: boolean }) {
  return (
    <span className={styles.marked}>
      <span className={isDone ? styles.done : styles.waiting}>{label}</span>
      <Mark mark={mark} />
    </span>
  );
}

/** Field with its value. `isSecret` shows dots instead. */
export function DrawnField({ label, mark, value, isSecret }: PartProps & { value?: string; isSecret?: boolean }) {
  return (
    <div className={styles.field}>
      <span>{label}</span>
      <span className={styles.marked}>
        <span className={styles.value}>{isSecret ? '••••••••••' : value}</span>
        <Mark mark={mark} />
      </span>
    </div>
  );
}

export function DrawnCheckbox({ label, mark, isChecked }: PartProps & { isChecked?: boolean }) {
  return (
    <span className={styles.marked}>
      <span className={isChecked ? styles.checked : styles.box} />
      {label}
      <Mark mark={mark} />
    </span>
  );
}
