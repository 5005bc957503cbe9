import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem';

/**
 * A list that opens below its label: in the bar by itself and closed by a press elsewhere (src/start/dropdowns.ts), in the
 * drawer in its place.
 */
export default function DropdownNavbarItem({ label, items, position, mobile }: Props) {
  const list = items.map((item) => (
    <NavbarItem
      key={String(item.label ?? item.type)}
      mobile={mobile}
      isDropdownItem
      activeClassName="dropdown__link--active"
      {...item}
      // Of all items, versions alone are remembered when they are chosen (src/start/versions.ts).
      {...('onClick' in item && { 'data-version': 'current' })}
    />
  ));
  if (mobile) {
    return (
      <details>
        <summary>{label}</summary>
        {list}
      </details>
    );
  }
  return (
    <details
      className={`navbar__item dropdown ${position === 'right' ? 'dropdown--right' : ''}`}
      data-dropdown=""
    >
      <summary className="navbar__link">{label}</summary>
      <ul className="dropdown__menu">{list}</ul>
    </details>
  );
}
