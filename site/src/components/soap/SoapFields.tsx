import { fieldTable } from '@words/guide.ts';
import { soapFields } from '@words/soap.ts';
import type { SoapFieldFact } from '../../facts/soap.ts';
import { FieldRows, Required } from '../guide/FieldTable.tsx';
import styles from './soap.module.css';

interface SoapFieldsProps {
  /** A type of the service: `RequestReferenceDetails`. */
  of: string;
  /** The type in the contract, added at build time (plugins/dataImports.ts). */
  data: { fields: readonly SoapFieldFact[] };
}

/** The fields of a type: required, old names beside new ones, limits and meaning. */
export function SoapFields({ of, data }: SoapFieldsProps) {
  return <FieldRows caption={fieldTable.caption(of)} rows={data.fields} mark={(row) => <Marks {...row} />} />;
}

function Marks({ isRequired, newName, alsoRead }: SoapFieldFact) {
  return (
    <>
      {isRequired && <Required />}
      {newName && (
        <div className={styles.note}>
          {soapFields.old} <code>{newName}</code>
        </div>
      )}
      {alsoRead?.map((name) => (
        <div key={name} className={styles.note}>
          {soapFields.also} <code>{name}</code>
        </div>
      ))}
    </>
  );
}
