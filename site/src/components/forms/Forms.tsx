import { forms } from '@words/guide.ts';
import { LivePanel } from '../LivePanel/LivePanel.tsx';
import { type ConsolePresetId, consolePresets } from './consolePresets.ts';

/** The form of a customer guide: `<CustomerForm of="create" />`. */
export function CustomerForm({ of }: { of: ConsolePresetId }) {
  // Pages are not type-checked.
  if (!Object.hasOwn(consolePresets, of)) throw new Error(`there is no form ${of}`);
  return (
    <LivePanel panel="console" title={forms.customer.title} preset={of}>
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
