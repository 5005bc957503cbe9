import { translate } from '@docusaurus/Translate';
import { lazy, type ReactNode } from 'react';
import { OpenablePanel } from '../LivePanel/OpenablePanel.tsx';

const Panel = lazy(() =>
  import('./EntityFormPanel.tsx').then((module) => ({ default: module.EntityFormPanel })),
);

/** The form that takes a visitor to the sign-up page, filled in: `<EntityForm />`. */
export function EntityForm({ title, children }: { title?: string; children?: ReactNode }) {
  return (
    <OpenablePanel
      kind="entityForm"
      title={title ?? translate({ id: 'forms.entity.title', message: 'Preencha o registo daqui mesmo' })}
      panel={(page) => <Panel {...page} />}
    >
      {children ??
        translate({
          id: 'forms.entity.words',
          message:
            'Escreva o que já sabe do comerciante, copie o HTML para o seu site e abra a página de adesão da sua sandbox com os campos preenchidos.',
        })}
    </OpenablePanel>
  );
}
