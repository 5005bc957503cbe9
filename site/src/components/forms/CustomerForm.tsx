import { forms } from '@words/guide.ts';
import type { ReactNode } from 'react';
import { OpenablePanel } from '../LivePanel/OpenablePanel.tsx';
import { customerPanels } from './customerPanels.ts';
import type { CustomerFormId } from './customerPlans.ts';

interface CustomerFormProps {
  /** Name of the guide. */
  of: CustomerFormId;
  title?: string;
  /** Description of the form, replacing the default. */
  children?: ReactNode;
}

/** The form of a customer guide: `<CustomerForm of="create" />`. */
export function CustomerForm({ of, title, children }: CustomerFormProps) {
  const Panel = customerPanels[of];
  return (
    <OpenablePanel
      kind="customerForm"
      title={title ?? forms.customer.title}
      panel={(page) => <Panel {...page} />}
    >
      {children ?? forms.customer.words}
    </OpenablePanel>
  );
}
