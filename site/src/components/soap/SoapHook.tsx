import { translate } from '@docusaurus/Translate';
import type { FieldFact } from '../../facts/types.ts';
import { type Choice, ChoiceTable } from '../guide/ChoiceTable.tsx';
import { FieldRows } from '../guide/FieldTable.tsx';

/** Fields of a form notification; rows added at build time. */
export function SoapHookFields({ data }: { data: readonly FieldFact[] }) {
  const caption = translate({ id: 'soapHook.caption', message: 'Campos do formulário da notificação' });
  return <FieldRows caption={caption} rows={data} />;
}

/** Events of SOAP subscriptions; rows added at build time. */
export function SoapHookEvents({ data }: { data: readonly Choice[] }) {
  return (
    <ChoiceTable
      caption={translate({ id: 'soapEvents.caption', message: 'Eventos do serviço SOAP' })}
      field="action"
      means={translate({ id: 'eventTable.when', message: 'Quando é enviado' })}
      choices={data}
    />
  );
}
