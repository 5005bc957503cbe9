import type { ReactNode } from 'react';

/** Where the search stands in the navbar: in line with its neighbours at every width. */
export default function NavbarSearch({ children }: { children: ReactNode }) {
  return <div>{children}</div>;
}
