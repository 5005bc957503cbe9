import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import { menu } from '@words/chrome.ts';
import type { ReactNode } from 'react';

/** The bar at the top of every page; it works without the application (src/start). */
export default function NavbarLayout({ children }: { children: ReactNode }) {
  return (
    <nav aria-label={menu.main} className="navbar navbar--fixed-top" data-plain="">
      {children}
      <NavbarMobileSidebar />
    </nav>
  );
}
