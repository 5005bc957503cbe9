import type { ReactNode } from 'react';

/** Introduction of a page, below its title. */
export function Lead({ children }: { children: ReactNode }) {
  return <div className="lead">{children}</div>;
}
