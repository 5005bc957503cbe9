import { translate } from '@docusaurus/Translate';
import type { FieldFact } from '../../facts/types.ts';
import { FieldRows } from '../guide/FieldTable.tsx';

/** Fields of a form notification; rows added at build time. */
export function SoapHookFields({ data }: { data: readonly FieldFact[] }) {
  const caption = translate({ id: 'soapHook.caption', message: 'Campos do formulário da notificação' });
  return <FieldRows caption={caption} rows={data} />;
}
