import { forms } from '@words/guide.ts';
import { LivePanel } from '../LivePanel/LivePanel.tsx';
import { type ConsolePresetId, consolePresets } from './consolePresets.ts';

/** Form of a customer guide: `<CustomerForm of="create" />`. */
export function CustomerForm({ of }: { of: ConsolePresetId }) {
  // Pages are not type-checked.
  if (!Object.hasOwn(consolePresets, of)) throw new Error(`there is no form ${of}`);
  return (
    <LivePanel panel="console" title={forms.customer.title} preset={of}>
      {forms.customer.words}
    </LivePanel>
  );
}

/** Form that opens the sign-up page, prefilled: `<EntityForm />`. */
export const EntityForm = () => (
  <LivePanel panel="entityForm" title={forms.entity.title}>
    {forms.entity.words}
  </LivePanel>
);
