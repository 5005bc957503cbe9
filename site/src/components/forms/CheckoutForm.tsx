import { forms } from '@words/guide.ts';
import { lazy, type ReactNode } from 'react';
import { OpenablePanel } from '../LivePanel/OpenablePanel.tsx';
import type { CheckoutPreset } from './checkoutPlan.ts';

const Panel = lazy(() =>
  import('./CheckoutFormPanel.tsx').then((module) => ({ default: module.CheckoutFormPanel })),
);

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
    <OpenablePanel
      kind="checkoutForm"
      title={title ?? forms.checkout.title}
      panel={(page) => <Panel {...page} preset={preset} />}
    >
      {children ?? forms.checkout.words}
    </OpenablePanel>
  );
}
