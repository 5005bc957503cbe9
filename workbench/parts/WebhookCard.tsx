import { formatTime } from '@balcao/text/dates.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { BreakablePath } from '@balcao/ui/breakable-path/BreakablePath.tsx';
import { MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import { headerLines } from '../core/exchange.ts';
import type { Locale } from '../core/locale.ts';
import { type Delivery, signatureHeaderOf } from '../core/payment.ts';
import type { WorkbenchWords } from '../words/pt.ts';
import { CollapsibleCode } from './exchange/CollapsibleCode.tsx';
import styles from './exchange/exchange.module.css';
import { jsonHtml, prettyText } from './exchange/json.ts';
import { usePlace } from './place.ts';
import { SignatureCheck } from './signature/SignatureCheck.tsx';

interface WebhookCardProps {
  delivery: Delivery;
  privateKey: string;
  open?: boolean;
}

export function WebhookCard({ delivery, privateKey, open }: WebhookCardProps) {
  const { words, locale } = usePlace();
  const attempt = delivery.attempts.at(-1);
  if (!attempt) return null;
  return (
    <section className={blocks.frame} aria-label={words.webhook.title}>
      <p className={`${blocks.row} ${styles.line}`}>
        <MethodLabel method="POST" /> <BreakablePath text={delivery.url} className={`${blocks.code} ${styles.path}`} />
        <span className={blocks.hint}>{deliveryText(delivery, words.webhook, locale)}</span>
      </p>
      <MessageParts {...{ delivery, attempt, privateKey }} bodyOpen={open} />
    </section>
  );
}

interface MessagePartsProps {
  delivery: Pick<Delivery, 'body'>;
  attempt: Delivery['attempts'][number];
  privateKey: string;
  headersOpen?: boolean;
  bodyOpen?: boolean;
}

/** Headers and body of a message, and whether its signature is valid. */
export function MessageParts({ delivery, attempt, privateKey, headersOpen, bodyOpen }: MessagePartsProps) {
  const { words } = usePlace();
  const { code, headers, body } = words.exchange;
  return (
    <>
      <CollapsibleCode title={headers} text={headerLines(attempt.headers)} texts={code} open={headersOpen} />
      <CollapsibleCode title={body} {...prettyBody(delivery.body)} texts={code} open={bodyOpen} />
      <SignatureCheck header={signatureHeaderOf(attempt)} rawBody={delivery.body} privateKey={privateKey} />
    </>
  );
}

function prettyBody(body: string) {
  const pretty = prettyText(body);
  return pretty === body ? { text: body } : { html: jsonHtml(pretty) };
}

function deliveryText(delivery: Delivery, w: WorkbenchWords['webhook'], locale: Locale): string {
  const attempt = delivery.attempts.at(-1);
  const next = delivery.nextAttemptAt && w.nextAt(formatTime(delivery.nextAttemptAt, locale));
  if (!attempt?.status) return [w.unanswered, next].filter(Boolean).join(' ');
  const { status, durationMilliseconds } = attempt;
  const answered = durationMilliseconds > 0 ? w.answered(status, durationMilliseconds) : w.answeredPlain(status);
  return [answered, next].filter(Boolean).join(' ');
}
