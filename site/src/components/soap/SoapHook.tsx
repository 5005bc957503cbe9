import { eventTable } from '@words/guide.ts';
import { soapEvents, soapHook } from '@words/soap.ts';
import type { FieldFact } from '../../facts/types.ts';
import { type Choice, ChoiceTable } from '../guide/ChoiceTable.tsx';
import { FieldRows } from '../guide/FieldTable.tsx';

/** Fields of a form notification; rows added at build time. */
export function SoapHookFields({ data }: { data: readonly FieldFact[] }) {
  const caption = soapHook.caption;
  return <FieldRows caption={caption} rows={data} />;
}

/** Events of SOAP subscriptions; rows added at build time. */
export function SoapHookEvents({ data }: { data: readonly Choice[] }) {
  return <ChoiceTable caption={soapEvents.caption} field="action" means={eventTable.when} choices={data} />;
}
