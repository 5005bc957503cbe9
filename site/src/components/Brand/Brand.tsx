import { Azulejo } from '@balcao/ui/azulejo/Azulejo.tsx';
import { provider } from '../../../../provider.config.ts';
import styles from './brand.module.css';

export function Brand() {
  return (
    <span className={styles.brand}>
      <Azulejo tile="star" size={30} solid />
      {provider.brand}
    </span>
  );
}
