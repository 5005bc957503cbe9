import { forms } from '@words/guide.ts';
import { LivePanel } from '../LivePanel/LivePanel.tsx';
import { type CheckoutPreset, checkoutPresets } from './checkoutPlan.ts';
import { type CustomerFormId, customerForms } from './customerPlans.ts';

/** Pages are not type-checked. */
function refuseUnknown(form: string, known: readonly string[]): void {
  if (!known.includes(form)) throw new Error(`there is no form ${form}`);
}

/** The form of a checkout guide: `<CheckoutForm preset="cc" />`. */
export function CheckoutForm({ preset }: { preset: CheckoutPreset }) {
  refuseUnknown(preset, checkoutPresets);
  return (
    <LivePanel panel="checkoutForm" title={forms.checkout.title} preset={preset}>
      {forms.checkout.words}
    </LivePanel>
  );
}

/** The form of a customer guide: `<CustomerForm of="create" />`. */
export function CustomerForm({ of }: { of: CustomerFormId }) {
  refuseUnknown(of, customerForms);
  return (
    <LivePanel panel="customerForm" title={forms.customer.title} of={of}>
      {forms.customer.words}
    </LivePanel>
  );
}

/** The form that takes a visitor to the sign-up page, filled in: `<EntityForm />`. */
export const EntityForm = () => (
  <LivePanel panel="entityForm" title={forms.entity.title}>
    {forms.entity.words}
  </LivePanel>
);
