import type { AnchorHTMLAttributes } from 'react';

interface NavbarAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  'data-marked-late'?: string;
  /** In the side menu of narrow screens. */
  mobile?: boolean;
  active?: boolean;
}

/** A plain link of the navbar with the classic theme's classes for both layouts. */
export function NavbarAnchor({ mobile, active, ...anchor }: NavbarAnchorProps) {
  const base = mobile ? 'menu__link' : 'navbar__item navbar__link';
  const marked = mobile ? 'menu__link--active' : 'navbar__link--active';
  const link = (
    <a
      {...anchor}
      className={active ? `${base} ${marked}` : base}
      aria-current={active ? 'page' : undefined}
    />
  );
  return mobile ? <li className="menu__list-item">{link}</li> : link;
}
