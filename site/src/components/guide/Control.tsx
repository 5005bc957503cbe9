import { BreakablePath } from '@balcao/ui/breakable-path/BreakablePath.tsx';
import { MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import { operationAnchor } from '../../facts/operations.ts';
import type { OperationFact } from '../../facts/types.ts';
import { referencePages } from '../api/referencePages.ts';
import { SiteLink } from '../SiteLink.tsx';
import styles from './operation.module.css';

/** A call of a simulator, linked to its reference: `<Control is="payAtAtm" />`. */
export function Control({ data }: { data: Pick<OperationFact, 'tag' | 'method' | 'path'> }) {
  const { path, base } = referencePages.sandbox;
  return (
    <SiteLink className={styles.operation} href={`${path}#${operationAnchor(data)}`}>
      <MethodLabel method={data.method} /> <BreakablePath text={base + data.path} className={styles.path} />
    </SiteLink>
  );
}
