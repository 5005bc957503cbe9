import { translate } from '@docusaurus/Translate';
import { type Choice, ChoiceTable } from './ChoiceTable.tsx';

interface MischiefTableProps {
  /** The hostile modes of the contract, added by the build (plugins/dataImports.ts). */
  data: readonly Choice[];
}

/** Every way in which a subscription of the sandbox can misbehave on demand. */
export function MischiefTable({ data }: MischiefTableProps) {
  return (
    <ChoiceTable
      caption={translate({ id: 'mischiefs.caption', message: 'Modos hostis de uma subscrição' })}
      field="mischief"
      means={translate({ id: 'mischiefs.what', message: 'O que faz aos avisos' })}
      choices={data}
    />
  );
}
