import { forms } from '@words/guide.ts';
import type { ReactNode } from 'react';
import { LivePanel } from '../LivePanel/LivePanel.tsx';

/** The form that takes a visitor to the sign-up page, filled in: `<EntityForm />`. */
export function EntityForm({ title, children }: { title?: string; children?: ReactNode }) {
  return (
    <LivePanel panel="entityForm" title={title ?? forms.entity.title}>
      {children ?? forms.entity.words}
    </LivePanel>
  );
}
