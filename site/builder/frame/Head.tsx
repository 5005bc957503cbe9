import type { ReactNode } from 'react';
import { usePage } from '../pages/page.ts';

/** Adds elements to the head of the page. */
export function Head({ children }: { children: ReactNode }) {
  usePage().head.push(children);
  return null;
}
