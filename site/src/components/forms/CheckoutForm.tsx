import { forms } from '@words/guide.ts';
import type { ReactNode } from 'react';
import { LivePanel } from '../LivePanel/LivePanel.tsx';
import type { CheckoutPreset } from './checkoutPlan.ts';

interface CheckoutFormProps {
  /** Initial values of the form, by page. */
  preset: CheckoutPreset;
  title?: string;
  /** Description of the form, replacing the default. */
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
