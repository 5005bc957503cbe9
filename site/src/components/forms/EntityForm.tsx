import { forms } from '@words/guide.ts';
import { lazy, type ReactNode } from 'react';
import { OpenablePanel } from '../LivePanel/OpenablePanel.tsx';

const Panel = lazy(() =>
  import('./EntityFormPanel.tsx').then((module) => ({ default: module.EntityFormPanel })),
);

/** The form that takes a visitor to the sign-up page, filled in: `<EntityForm />`. */
export function EntityForm({ title, children }: { title?: string; children?: ReactNode }) {
  return (
    <OpenablePanel
      kind="entityForm"
      title={title ?? forms.entity.title}
      panel={(page) => <Panel {...page} />}
    >
      {children ?? forms.entity.words}
    </OpenablePanel>
  );
}
