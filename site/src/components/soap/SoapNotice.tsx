import { Note } from '@balcao/ui/note/Note.tsx';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

/** Says on a page of the old service that it is deprecated; what stands inside is the way in REST (spec 2 §1). */
export function SoapNotice({ children }: { children: ReactNode }) {
  return (
    <Note kind="warning" title={translate({ id: 'soap.discontinued', message: 'Serviço descontinuado' })}>
      {children}
    </Note>
  );
}
