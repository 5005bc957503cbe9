import { translate } from '@docusaurus/Translate';
import { type Choice, ChoiceTable } from '../guide/ChoiceTable.tsx';

/** The events a subscription of the SOAP service can ask for; the build adds them. */
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
