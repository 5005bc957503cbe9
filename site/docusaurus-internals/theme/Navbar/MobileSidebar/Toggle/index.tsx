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
      <svg
        aria-hidden="true"
        width="30"
        height="30"
        viewBox="0 0 30 30"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <path d="M4 7h22M4 15h22M4 23h22" />
      </svg>
    </button>
  );
}
