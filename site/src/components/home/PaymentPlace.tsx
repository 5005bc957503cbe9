import { renderToString } from 'react-dom/server';
import { root } from '../../../builder/languages.ts';
import { usePage } from '../../../builder/pages/page.ts';
import { LivePayment } from '../../islands/LivePayment.tsx';
import styles from './home.module.css';

/** HTML of the payment on the first screen, hydrated when it is first used (islands/hydrate.tsx). */
export function PaymentPlace() {
  const { locale } = usePage().language;
  const payment = <LivePayment locale={locale} baseUrl={root} />;
  return (
    <div
      className={styles.payment}
      data-built-island="payment"
      data-hydrates="payment"
      dangerouslySetInnerHTML={{ __html: renderToString(payment, { identifierPrefix: 'payment-' }) }}
    />
  );
}
