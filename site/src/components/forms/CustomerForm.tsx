import { translate } from '@docusaurus/Translate';
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
      title={title ?? translate({ id: 'forms.customer.title', message: 'Faça a chamada daqui mesmo' })}
      panel={(page) => <Panel {...page} />}
    >
      {children ??
        translate({
          id: 'forms.customer.words',
          message:
            'Preencha os campos, veja o pedido na sua linguagem e envie-o para a sua sandbox: a resposta aparece aqui. Os valores que já lá estão servem numa sandbox nova.',
        })}
    </OpenablePanel>
  );
}
