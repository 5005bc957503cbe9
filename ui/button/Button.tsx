import type { AnchorHTMLAttributes, ComponentProps } from 'react';
import styles from './button.module.css';

interface ButtonStyle {
  /** One primary action a screen; quiet ones have no frame. */
  kind?: 'primary' | 'secondary' | 'quiet';
  size?: 'normal' | 'small';
}

function classOf({ kind = 'secondary', size = 'normal' }: ButtonStyle, className?: string): string {
  return [styles.button, styles[kind], styles[size], className].filter(Boolean).join(' ');
}

/** Something the reader does. */
export function Button({ kind, size, className, ...rest }: ButtonStyle & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classOf({ kind, size }, className)} />;
}

/** Somewhere the reader goes, dressed as a button; `as` takes a router's link. */
export function ButtonLink({
  kind,
  size,
  className,
  as: Anchor = 'a',
  ...rest
}: ButtonStyle & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; as?: React.ElementType }) {
  return <Anchor {...rest} className={classOf({ kind, size }, className)} />;
}
