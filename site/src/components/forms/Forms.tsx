import { forms } from '@words/guide.ts';
import type { ReactNode } from 'react';
import { LivePanel } from '../LivePanel/LivePanel.tsx';
import type { CheckoutPreset } from './checkoutPlan.ts';
import type { CustomerFormId } from './customerPlans.ts';

interface CheckoutFormProps {
  preset: CheckoutPreset;
  title?: string;
  children?: ReactNode;
}

/** The form of a checkout guide: `<CheckoutForm preset="cc" />`. */
export function CheckoutForm({ preset, title, children }: CheckoutFormProps) {
  return (
    <LivePanel panel="checkoutForm" title={title ?? forms.checkout.title} preset={preset}>
      {children ?? forms.checkout.words}
    </LivePanel>
  );
}

interface CustomerFormProps {
  of: CustomerFormId;
  title?: string;
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

/** The form that takes a visitor to the sign-up page, filled in: `<EntityForm />`. */
export function EntityForm({ title, children }: { title?: string; children?: ReactNode }) {
  return (
    <LivePanel panel="entityForm" title={title ?? forms.entity.title}>
      {children ?? forms.entity.words}
    </LivePanel>
  );
}
