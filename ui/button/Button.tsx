import type { AnchorHTMLAttributes, ComponentProps } from 'react';
import styles from './button.module.css';

interface ButtonStyle {
  /** At most one primary button per screen; `quiet` has no border; `danger` is for permanent deletion. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'normal' | 'small';
}

function classOf({ kind = 'secondary', size = 'normal' }: ButtonStyle, className?: string): string {
  return [styles.button, styles[kind], styles[size], className].filter(Boolean).join(' ');
}

interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  /** Whether the button looks disabled. Unlike with `disabled`, it keeps the focus. */
  off?: boolean | string;
}

export function Button({ kind, size, off, className, ...rest }: ButtonProps) {
  const look = classOf({ kind, size }, className);
  return <button type="button" aria-disabled={off ? true : undefined} {...rest} className={look} />;
}

/** Link that looks like a button. `as` takes a router's link component. */
export function ButtonLink({
  kind,
  size,
  className,
  as: Anchor = 'a',
  ...rest
}: ButtonStyle & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; as?: React.ElementType }) {
  return <Anchor {...rest} data-button="" className={classOf({ kind, size }, className)} />;
}
