import type { ReactNode } from 'react';

/** Position of the search in the navbar. */
export default function NavbarSearch({ children }: { children: ReactNode }) {
  return <div>{children}</div>;
}
