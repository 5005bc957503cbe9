import { BreakablePath } from '@balcao/ui/breakable-path/BreakablePath.tsx';
import { MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import { operationAnchor } from '../../facts/operations.ts';
import type { OperationFact } from '../../facts/types.ts';
import { SiteLink } from '../SiteLink.tsx';
import styles from './operation.module.css';

/** A call of the API, linked to its reference: `<Operation is="createReference" />`. */
export function Operation({ data }: { data: OperationFact }) {
  return (
    <SiteLink className={styles.operation} href={`/api#${operationAnchor(data)}`}>
      <MethodLabel method={data.method} /> <BreakablePath text={data.path} className={styles.path} />
    </SiteLink>
  );
}
