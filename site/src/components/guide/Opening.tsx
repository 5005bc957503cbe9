import { AzulejoField } from '@balcao/ui/azulejo/Azulejo.tsx';
import type { ReactNode } from 'react';
import { type Area, areas } from '../routes.ts';
import styles from './area-corner.module.css';

/** Corner of an area's tile, shown on the first page of the area: `<AreaCorner of="guides" />`. */
export function AreaCorner({ of }: { of: Area }) {
  return (
    <div className={styles.corner}>
      <AzulejoField tile={areas[of]} size={72} />
    </div>
  );
}

/** Introduction of a page. It is an element because its end triggers the first paint (builder/outputs/html.ts). */
export function Lead({ children }: { children: ReactNode }) {
  return (
    <div className="lead">
      {children}
      <span id="lead" />
    </div>
  );
}
