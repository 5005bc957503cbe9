import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem';

/** Stored at the choice of a version, as the engine does where it runs; of all items, versions alone have a handler. */
const version = JSON.stringify({ 'docs-preferred-version-default-balcao': 'current' });

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
      {...('onClick' in item && { 'data-stores': version })}
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
