import type { AnchorHTMLAttributes, ComponentProps } from 'react';
import styles from './button.module.css';

interface ButtonStyle {
  /** One primary action a screen; quiet buttons have no border; danger ends something for good. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'normal' | 'small';
}

function classOf({ kind = 'secondary', size = 'normal' }: ButtonStyle, className?: string): string {
  return [styles.button, styles[kind], styles[size], className].filter(Boolean).join(' ');
}

export function Button({ kind, size, className, ...rest }: ButtonStyle & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classOf({ kind, size }, className)} />;
}

/** A link styled as a button; `as` takes a router's link component. */
export function ButtonLink({
  kind,
  size,
  className,
  as: Anchor = 'a',
  ...rest
}: ButtonStyle & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; as?: React.ElementType }) {
  return <Anchor {...rest} data-button="" className={classOf({ kind, size }, className)} />;
}
