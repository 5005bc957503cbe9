import { translate } from '@docusaurus/Translate';
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
      title={title ?? translate({ id: 'forms.checkout.title', message: 'Crie um checkout daqui mesmo' })}
      panel={(page) => <Panel {...page} preset={preset} />}
    >
      {children ??
        translate({
          id: 'forms.checkout.words',
          message:
            'Preencha os campos e veja o pedido mudar na sua linguagem. Depois envie-o para a sua sandbox, abra a página de pagamento verdadeira e acompanhe o estado. Sem sandbox, o formulário mostra uma resposta gravada e diz como arrancar uma.',
        })}
    </OpenablePanel>
  );
}
