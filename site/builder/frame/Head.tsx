import type { ReactNode } from 'react';
import { usePage } from '../pages/page.ts';

export function Head({ children }: { children: ReactNode }) {
  usePage().head.push(children);
  return null;
}
