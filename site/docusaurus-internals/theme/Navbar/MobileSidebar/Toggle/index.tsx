import { Icon } from '@balcao/ui/icon/Icon.tsx';
import { menu } from '@words/chrome.ts';

/** Button of narrow screens that opens the drawer (src/start/drawer.ts). */
export default function NavbarMobileSidebarToggle() {
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      aria-label={menu.open}
      aria-haspopup="dialog"
      data-drawer="open"
    >
      <Icon size={30} strokeWidth="2" path="M4 7h22M4 15h22M4 23h22" />
    </button>
  );
}
