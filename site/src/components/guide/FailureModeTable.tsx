import { translate } from '@docusaurus/Translate';
import { type Choice, ChoiceTable } from './ChoiceTable.tsx';

interface FailureModeTableProps {
  /** The failure modes of the contract, added by the build (plugins/dataImports.ts). */
  data: readonly Choice[];
}

/** Every failure mode that a subscription of the sandbox can have. */
export function FailureModeTable({ data }: FailureModeTableProps) {
  return (
    <ChoiceTable
      caption={translate({ id: 'failureModes.caption', message: 'Modos de falha de uma subscrição' })}
      field="failureMode"
      means={translate({ id: 'failureModes.what', message: 'O que faz aos avisos' })}
      choices={data}
    />
  );
}
