import type { LoggedRequest } from '@balcao/contract/control/schema.ts';
import type { WorkbenchContext } from '../pane/workbenchContext.ts';
import styles from './warnings.module.css';

interface WarningsProps {
  workbench: WorkbenchContext;
  warnings: LoggedRequest['warnings'];
}

/** Ignored fields, with the probably intended name. */
export function Warnings({ workbench, warnings }: WarningsProps) {
  const w = workbench.words.requests;
  if (warnings.length === 0) return null;
  return (
    <section className={styles.warnings}>
      <h3>{w.warnings}</h3>
      <ul className={styles.list}>
        {warnings.map(({ pointer, reason, nearest }) => (
          <li key={pointer}>
            <code>{pointer}</code> {w.reasons[reason]}
            {nearest && (
              <>
                {' '}
                {w.nearest} <code>{nearest}</code>.
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
