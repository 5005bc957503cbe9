import { forms } from '@words/guide.ts';
import type { ReactNode } from 'react';
import { LivePanel } from '../LivePanel/LivePanel.tsx';
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
  return (
    <LivePanel panel="customerForm" title={title ?? forms.customer.title} of={of}>
      {children ?? forms.customer.words}
    </LivePanel>
  );
}
