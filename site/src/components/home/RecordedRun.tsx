import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { Highlighted } from '@balcao/ui/code-block/Highlighted.tsx';
import { MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import { scrollable } from '@balcao/ui/scrollable/scrollable.ts';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { translate } from '@docusaurus/Translate';
import create from '@samples/payments/multibanco/create.json';
import webhook from '@samples/payments/multibanco/webhook.json';
import { paymentStateLooks } from '../../facts/states.ts';
import styles from './run.module.css';

/** What the recorded payment went through, from the call to the webhook; always in dark ink. */
export function RecordedRun() {
  const answerName = translate({ id: 'home.run.answer', message: 'Resposta gravada' });
  const webhookName = translate({ id: 'home.run.webhook', message: 'Webhook gravado' });
  return (
    <div className={styles.run} data-ink="">
      <div className={styles.row}>
        <MethodLabel method={create.method} />
        <span className={styles.path}>{create.path}</span>
        <span className={styles.end}>
          <Badge tone="confirmed">{create.status}</Badge>
        </span>
      </div>
      <div className={styles.code} {...scrollable(answerName)}>
        <pre>
          <Highlighted html={create.answerHtml ?? ''} />
        </pre>
      </div>
      <div className={styles.row}>
        <StateMark state="pending" looks={paymentStateLooks} />
        <svg aria-hidden="true" className={styles.arrow} viewBox="0 0 40 10">
          <path d="M0 5h38m-4-4 4 4-4 4" />
        </svg>
        <StateMark state="confirmed" looks={paymentStateLooks} />
        <span className={styles.end}>
          {translate({ id: 'home.run.paid', message: 'paga no Multibanco' })}
        </span>
      </div>
      <div className={`${styles.code} ${styles.short}`} {...scrollable(webhookName)}>
        <pre>
          <Highlighted html={webhook.wireHtml} />
        </pre>
      </div>
    </div>
  );
}
