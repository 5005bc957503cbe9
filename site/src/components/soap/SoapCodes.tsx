import { errorTable } from '@words/guide.ts';
import { soapStates } from '@words/soap.ts';
import { readable } from '../../facts/errors.ts';
import type { SoapCallFact, SoapCodeFact } from '../../facts/soap.ts';
import { type CodeRow, CodeTable } from '../guide/CodeTable.tsx';

/** Rows of the contract, added at build time (plugins/dataImports.ts). */
interface Rows {
  data: readonly SoapCodeFact[];
}

function rowOf(code: SoapCodeFact): CodeRow {
  return {
    ...code,
    id: code.code,
    head: <code>{code.code}</code>,
    provoke: <Provocation {...code.provocation} />,
  };
}

/** The error codes of a method: `<SoapErrors of="createPaymentReference" />`. */
export function SoapErrors({ data }: Rows) {
  return <CodeTable caption={errorTable.caption} rows={data.map(rowOf)} />;
}

/** The states of an integration, and the entity that is in each. */
export function SoapStates({ data }: Rows) {
  return <CodeTable caption={soapStates.caption} rows={data.map(rowOf)} />;
}

/** Method and fields that provoke a code, after the call that makes its payment; an empty value is shown as such. */
function Provocation({ first, method, given }: SoapCodeFact['provocation']) {
  return (
    <>
      {first && (
        <div>
          <Call {...first} />
        </div>
      )}
      <Call method={method} given={given} />
    </>
  );
}

function Call({ method, given }: SoapCallFact) {
  return (
    <>
      <code>{method}</code>
      {given.map(({ field, value }) => (
        <div key={field}>
          <code>{field}</code> <code>{value || "''"}</code>
        </div>
      ))}
    </>
  );
}

/** A code with its sentence, inside a text: `<SoapCode is="0061" />`. */
export function SoapCode({ data }: { data: SoapCodeFact }) {
  return (
    <>
      <code>{data.code}</code> ({readable(data.msg)})
    </>
  );
}

/** A state of an integration, in the same words: `<SoapState is="04" />`. */
export const SoapState = SoapCode;
