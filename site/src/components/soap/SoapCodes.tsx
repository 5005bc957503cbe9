import { errorTable } from '@words/guide.ts';
import { soapStates } from '@words/soap.ts';
import { readable } from '../../facts/errorFacts.ts';
import { facts, rowOf } from '../../facts/facts.ts';
import type { SoapCallFact, SoapCodeFact } from '../../facts/factTypes.ts';
import { type CodeRow, CodeTable } from '../guide/CodeTable.tsx';

function codeRow(code: SoapCodeFact): CodeRow {
  return {
    ...code,
    head: <code>{code.code}</code>,
    provoke: <Provocation {...code.provocation} />,
  };
}

/** Error codes of a method: `<SoapErrors of="createPaymentReference" />`. */
export function SoapErrors({ of }: { of: string }) {
  const { errors } = rowOf(facts.soap.methods, of);
  const provocations = facts.soap.provocations[of as keyof typeof facts.soap.provocations];
  const rows = facts.soap.errors
    .filter(({ code }) => errors.includes(code))
    .map((error) => codeRow({ ...error, provocation: provocations?.[error.code] ?? error.provocation }));
  return <CodeTable caption={errorTable.caption} rows={rows} />;
}

export function SoapStates() {
  return <CodeTable caption={soapStates.caption} rows={facts.soap.integrationStates.map(codeRow)} />;
}

/** Method and fields that provoke a code, after the call that creates the payment. Empty values are shown as empty. */
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

function Code({ code, msg }: SoapCodeFact) {
  return (
    <>
      <code>{code}</code> ({readable(msg)})
    </>
  );
}

/** Code of the service: `<SoapCode is="0061" />`. */
export const SoapCode = ({ is }: { is: string }) => <Code {...rowOf(facts.soap.errors, is)} />;

/** State of an integration: `<SoapState is="04" />`. */
export const SoapState = ({ is }: { is: string }) => <Code {...rowOf(facts.soap.integrationStates, is)} />;
