import { root } from '../../../builder/languages.ts';
import { usePage } from '../../../builder/pages/page.ts';
import { BuiltIsland } from '../../islands/BuiltIsland.tsx';
import { LivePayment } from '../../islands/LivePayment.tsx';
import styles from './home.module.css';

/** The first screen's payment. */
export function PaymentPlace() {
  const { locale } = usePage().language;
  return (
    <BuiltIsland name="payment" className={styles.payment}>
      <LivePayment locale={locale} baseUrl={root} />
    </BuiltIsland>
  );
}
