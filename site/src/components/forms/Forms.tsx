import { forms } from '@words/guide.ts';
import type { ReactNode } from 'react';
import { LivePanel } from '../LivePanel/LivePanel.tsx';
import type { ConsolePresetId } from './consolePresets.ts';

interface CustomerFormProps {
  of: ConsolePresetId;
  title?: string;
  children?: ReactNode;
}

/** The form of a customer guide: `<CustomerForm of="create" />`. */
export function CustomerForm({ of, title, children }: CustomerFormProps) {
  return (
    <LivePanel panel="console" title={title ?? forms.customer.title} preset={of}>
      {children ?? forms.customer.words}
    </LivePanel>
  );
}

/** The form that takes a visitor to the sign-up page, filled in: `<EntityForm />`. */
export function EntityForm({ title, children }: { title?: string; children?: ReactNode }) {
  return (
    <LivePanel panel="entityForm" title={title ?? forms.entity.title}>
      {children ?? forms.entity.words}
    </LivePanel>
  );
}
