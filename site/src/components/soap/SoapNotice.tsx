import { Note } from '@balcao/ui/note/Note.tsx';
import { soap } from '@words/soap.ts';
import type { ReactNode } from 'react';

/** Notice that the SOAP service is deprecated; its content names the REST equivalent. */
export function SoapNotice({ children }: { children: ReactNode }) {
  return (
    <Note kind="warning" title={soap.discontinued}>
      {children}
    </Note>
  );
}
