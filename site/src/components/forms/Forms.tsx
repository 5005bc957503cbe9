import { forms } from '@words/guide.ts';
import { LivePanel } from '../LivePanel/LivePanel.tsx';
import { type ConsolePresetId, consolePresets } from './consolePresets.ts';

/** Form of a customer guide: `<CustomerForm of="create" />`. */
export function CustomerForm({ of }: { of: ConsolePresetId }) {
  // Checked at run time, because pages are not type-checked.
  if (!Object.hasOwn(consolePresets, of)) throw new Error(`there is no form ${of}`);
  return (
    <LivePanel panel="console" title={forms.customer.title} preset={of}>
      {forms.customer.words}
    </LivePanel>
  );
}

/** Form that opens a prefilled sign-up page: `<EntityForm />`. */
export const EntityForm = () => (
  <LivePanel panel="entityForm" title={forms.entity.title}>
    {forms.entity.words}
  </LivePanel>
);
