import { failureModes } from '@words/guide.ts';
import { type Choice, ChoiceTable } from './ChoiceTable.tsx';

interface FailureModeTableProps {
  /** The failure modes of the contract, added by the build (plugins/dataImports.ts). */
  data: readonly Choice[];
}

/** Every failure mode that a subscription of the sandbox can have. */
export function FailureModeTable({ data }: FailureModeTableProps) {
  return (
    <ChoiceTable
      caption={failureModes.caption}
      field="failureMode"
      means={failureModes.what}
      choices={data}
    />
  );
}
