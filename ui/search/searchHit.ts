import type { ReactNode } from 'react';

/** Something that was found. */
export interface SearchHit {
  id: string;
  href: string;
  label: ReactNode;
  /** Where it is, in a quieter line. */
  where?: ReactNode;
  /** What it says there. */
  excerpt?: ReactNode;
  /** Heading it is shown under; hits of one group follow each other. */
  group: string;
}
