import type { Props } from '@theme/NavbarItem/DefaultNavbarItem/Mobile';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';

/** A link of the bar as the drawer shows it. */
export default function DefaultNavbarItemMobile({ isDropdownItem: _, ...link }: Props) {
  return <NavbarNavLink {...link} />;
}
