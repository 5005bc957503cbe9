import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { paymentHtml } from '@payment-html';
import { useEffect, useRef } from 'react';
import { islandLeft } from '../../../islands/events.ts';
import type { PageContext } from '../../../islands/pageContext.ts';
import { showPayment } from '../../../islands/showPayment.ts';
import { useRootUrl } from '../../useRootUrl.ts';
import styles from '../home.module.css';

/**
 * The place of the first screen's payment: HTML in the built page, an island at the first touch (islands/start.ts).
 * The page's application leaves it alone, and has it rendered where it brings the page itself.
 */
export function PaymentPlace() {
  const locale = useDocusaurusContext().i18n.currentLocale as PageContext['locale'];
  const html = paymentHtml({ locale, baseUrl: useRootUrl() });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const left = place.current;
    if (!left) return;
    if (!left.hasChildNodes()) showPayment(left);
    return () => void left.dispatchEvent(new Event(islandLeft));
  }, []);
  return (
    <div
      ref={place}
      className={styles.payment}
      data-payment=""
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}
