import type { ReactNode } from 'react';

/** A search result. */
export interface SearchHit {
  id: string;
  href: string;
  label: ReactNode;
  /** Location of the result, in a second line. */
  where?: ReactNode;
  /** Excerpt of the text. */
  excerpt?: ReactNode;
  /** Group heading; results of one group are adjacent. */
  group: string;
}
