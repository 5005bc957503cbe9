import type { ReactNode } from 'react';

/** What the page is for, under its title. */
export function Lead({ children }: { children: ReactNode }) {
  return <div className="lead">{children}</div>;
}
