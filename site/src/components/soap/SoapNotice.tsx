import { Note } from '@balcao/ui/note/Note.tsx';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

/** Notice that the SOAP service is deprecated; its content names the REST equivalent. */
export function SoapNotice({ children }: { children: ReactNode }) {
  return (
    <Note kind="warning" title={translate({ id: 'soap.discontinued', message: 'Serviço obsoleto' })}>
      {children}
    </Note>
  );
}
