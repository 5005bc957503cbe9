import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { fieldTable } from '@words/guide.ts';
import type { ReactNode } from 'react';
import type { FieldFact } from '../../../builder/data/fieldData.ts';
import { usePage } from '../../../builder/pages/page.ts';
import { operationOf } from '../../facts/facts.ts';
import { RowTable } from './RowTable.tsx';
import styles from './row-tables.module.css';

interface FieldTableProps {
  /** Operation id or model name. */
  of: string;
  /** Paths of the fields in order: `{['payment.amount', 'redirects.type']}`. */
  fields: readonly string[];
  /** Whether a browser's form sends the fields. If so, none of them is required. */
  form?: boolean;
}

/** Names of models start with a capital letter, ids of operations do not. */
const isModel = (of: string) => /^[A-Z]/.test(of);

/** Fields of a request or a model: type, presence, limits and meaning. */
export function FieldTable({ of, fields, form }: FieldTableProps) {
  const { data } = usePage();
  const rows = fields.map((way) => data.field(of, way));
  if (form) return <FieldRows caption={fieldTable.formCaption} rows={rows} />;
  if (isModel(of)) {
    return (
      <FieldRows
        caption={fieldTable.caption(of)}
        rows={rows}
        mark={(row) => (!row.isRequired || row.requiredWith) && <NotAlways />}
      />
    );
  }
  const { method, path } = operationOf(of);
  const call = `${method} ${path}`;
  return (
    <FieldRows
      caption={fieldTable.caption(call)}
      rows={rows}
      mark={(row) => row.isRequired && <Required parent={row.requiredWith} />}
    />
  );
}

interface FieldRowsProps<Row extends FieldFact> {
  caption: string;
  rows: readonly Row[];
  mark?: (row: Row) => ReactNode;
}

/** Rows of a field table. It is a detail (builder/markdown/details.ts), because the reference contains it. */
export function FieldRows<Row extends FieldFact>({ caption, rows, mark }: FieldRowsProps<Row>) {
  const name = (row: Row) => (
    <>
      <code className={styles.name}>{breakable(row.name)}</code>
      {mark?.(row)}
    </>
  );
  const type = (row: Row) => (
    <>
      <code>{row.type}</code>
      {row.isNullable && ` ${fieldTable.nullable}`}
      {row.format && <div className={styles.limits}>{row.format}</div>}
    </>
  );
  const words = (row: Row) => (
    <>
      <Sentence text={row.words} />
      <Limits {...row} />
    </>
  );
  return (
    <div data-detail="">
      <RowTable
        caption={caption}
        rows={rows}
        className={styles.rows}
        columns={[
          [fieldTable.field, name, styles.field],
          [fieldTable.type, type],
          [fieldTable.words, words, styles.words],
        ]}
      />
    </div>
  );
}

function breakable(way: string) {
  return way.split('.').flatMap((part, i) => (i === 0 ? [part] : ['.', <wbr key={part + way} />, part]));
}

/** Label of a required field. Names the object around the field if that object is optional. */
export function Required({ parent }: { parent?: string }) {
  const text = parent ? fieldTable.requiredWith(parent) : fieldTable.required;
  return <div className={styles.required}>{text}</div>;
}

function NotAlways() {
  return <div className={styles.limits}>{fieldTable.notAlways}</div>;
}

function Limits({ oneOf, standard, minimum, maximum, minLength, maxLength }: FieldFact) {
  const said = [
    oneOf && [fieldTable.oneOf, oneOf.join(', ')],
    standard && [fieldTable.standard, standard],
    minimum !== undefined && [fieldTable.minimum, minimum],
    maximum !== undefined && [fieldTable.maximum, maximum],
    minLength && minLength > 1 && [fieldTable.minLength, minLength],
    maxLength && [fieldTable.maxLength, maxLength],
  ].filter((each) => Array.isArray(each));
  return said.map(([name, value]) => (
    <div key={name} className={styles.limits}>
      {name} <code>{value}</code>
    </div>
  ));
}
