import { fieldTable } from '@words/guide.ts';
import { soapFields } from '@words/soap.ts';
import { facts, rowOf } from '../../facts/facts.ts';
import type { SoapFieldFact } from '../../facts/factTypes.ts';
import { FieldRows, Required } from '../guide/FieldTable.tsx';
import styles from './soap.module.css';

/** Fields of a type (`RequestReferenceDetails`): presence, current and old names, limits and meaning. */
export function SoapFields({ of }: { of: string }) {
  const { fields } = rowOf(facts.soap.types, of);
  return <FieldRows caption={fieldTable.caption(of)} rows={fields} mark={(row) => <Marks {...row} />} />;
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
