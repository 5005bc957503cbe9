import { translate } from '@docusaurus/Translate';
import { type Choice, ChoiceTable } from '../guide/ChoiceTable.tsx';

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
