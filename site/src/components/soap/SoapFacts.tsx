import { Note } from '@balcao/ui/note/Note.tsx';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { eventTable, signatureVector } from '@words/guide.ts';
import { serverNames } from '@words/reference.ts';
import { soap, soapAddresses, soapChangelog, soapEvents, soapHook, soapVector } from '@words/soap.ts';
import type { ReactNode } from 'react';
import { usePage } from '../../../builder/pages/page.ts';
import { facts } from '../../facts/facts.ts';
import { ShownDate } from '../guide/Changes.tsx';
import { ChoiceTable } from '../guide/ContractTables.tsx';
import { FieldRows } from '../guide/FieldTable.tsx';
import { RowTable } from '../guide/RowTable.tsx';
import { type ValueRow, Values } from '../guide/Values.tsx';
import styles from './soap.module.css';

const { service } = facts.soap;

const values = {
  hashValidityMinutes: service.hashValidityMinutes,
  mostItems: service.mostItems,
  mostPayments: service.mostPayments,
  namespace: service.namespace,
  defaultMethod: service.defaultMethod,
  soapVersion: service.binding.version,
  binding: `${service.binding.style.toUpperCase()}/${service.binding.use}`,
} satisfies Record<string, number | string>;

/** Fact about the service, inside a sentence: `<SoapFact is="hashValidityMinutes" />`. Names are set as code. */
export function SoapFact({ is }: { is: keyof typeof values }) {
  const numbers = new Intl.NumberFormat(usePage().language.tag);
  const value: number | string = values[is];
  if (typeof value === 'number') return numbers.format(value);
  return is === 'namespace' || is === 'defaultMethod' ? <code>{value}</code> : value;
}

export const SoapAddresses = () => (
  <RowTable
    caption={soapAddresses.caption}
    rows={facts.soap.addresses}
    columns={[
      [soapAddresses.where, ({ id }) => serverNames[id]],
      [
        soapAddresses.both,
        ({ wsdl, endpoint }) => (
          <>
            <div>
              <code>{wsdl}</code>
            </div>
            <code>{endpoint}</code>
          </>
        ),
        styles.address,
      ],
    ]}
  />
);

export const SoapChangelog = () => (
  <RowTable
    caption={soapChangelog.caption}
    rows={facts.soap.changelog.toReversed()}
    columns={[
      [soapChangelog.version, ({ version }) => version],
      [soapChangelog.date, ({ date }) => <ShownDate of={date} />],
      [soapChangelog.words, ({ words }) => <Sentence text={words} />],
    ]}
  />
);

interface SoapVectorProps {
  /** Hash to explain: `hash` in a request's `entity`, or `hookHash` in a notification. */
  of: 'entity' | 'hook';
}

interface Vector {
  privateKey: string;
  action?: string;
  date: string;
  hash: string;
}

const names = {
  entity: { date: 'date', hash: 'hash' },
  hook: { date: 'hookDate', hash: 'hookHash' },
};

/** Test vector for a hash: inputs and expected output. */
export function SoapVector({ of }: SoapVectorProps) {
  const { privateKey, action, date, hash }: Vector = facts.soap.vectors[of];
  const rows: ValueRow[] = [
    [signatureVector.key, privateKey],
    ...(action ? [['hookAction', action] as const] : []),
    [names[of].date, date],
    [soapVector.input, privateKey + (action ?? '') + date],
    [names[of].hash, hash],
  ];
  return <Values caption={soapVector.caption} rows={rows} />;
}

export const SoapHookFields = () => <FieldRows caption={soapHook.caption} rows={facts.soap.hookFields} />;

export const SoapHookEvents = () => (
  <ChoiceTable caption={soapEvents.caption} field="action" means={eventTable.when} choices={facts.soap.hookEvents} />
);

/** Notice that the SOAP service is deprecated. Its content names the REST equivalent. */
export function SoapNotice({ children }: { children: ReactNode }) {
  return (
    <Note kind="warning" title={soap.discontinued}>
      {children}
    </Note>
  );
}
