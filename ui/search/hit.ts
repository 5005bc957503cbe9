import type { ReactNode } from 'react';

/** Something that was found. */
export interface SearchHit {
  id: string;
  href: string;
  label: ReactNode;
  /** Where it is, in a quieter line. */
  where?: ReactNode;
}
