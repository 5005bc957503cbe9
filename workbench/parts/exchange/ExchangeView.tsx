import { Badge } from '@balcao/ui/badge/Badge.tsx';
import blocks from '@balcao/ui/blocks.module.css';
import { BreakablePath } from '@balcao/ui/breakable-path/BreakablePath.tsx';
import { type HttpMethod, MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import { isNetworkFailure, type Reply } from '../../core/client.ts';
import { type Exchange, headerLines } from '../../core/exchange.ts';
import { isXml, prettyXml, xmlHtml } from '../../core/xml.ts';
import type { WorkbenchWords } from '../../words/pt.ts';
import { CollapsibleCode } from './CollapsibleCode.tsx';
import styles from './exchange.module.css';
import { jsonHtml, pretty } from './json.ts';

function bodyHtml(body: unknown): string {
  if (typeof body === 'string' && isXml(body)) return xmlHtml(prettyXml(body));
  return jsonHtml(pretty(body));
}

interface ExchangeViewProps {
  /** Exchange to show. An exchange without a reply is a request yet to be sent. */
  exchange: Omit<Exchange, 'reply'> & { reply?: Reply };
  words: WorkbenchWords['exchange'];
  note?: string;
  closed?: boolean;
  /** Whether to place request and response side by side if there is room. */
  beside?: boolean;
  /** Whether the response replaces the request, to avoid a layout shift. */
  fixed?: boolean;
}

export function ExchangeView({ exchange, words, note, closed, beside, fixed }: ExchangeViewProps) {
  const { method, path, headers, body, reply } = exchange;
  const response = reply && !isNetworkFailure(reply) ? reply : undefined;
  return (
    <div
      className={`${blocks.frame} ${styles.exchange}`}
      data-beside={beside || undefined}
      data-fixed={fixed || undefined}
    >
      <p className={`${blocks.row} ${styles.line}`}>
        <MethodLabel method={method as HttpMethod} />
        <BreakablePath text={path} className={`${blocks.code} ${styles.path}`} />
        <ReplyMark reply={reply} words={words} />
        {note && <span className={blocks.hint}>{note}</span>}
      </p>
      <CollapsibleCode title={words.headers} text={headerLines(headers)} texts={words.code} />
      {body !== undefined && (
        <CollapsibleCode
          key={fixed && response ? 'sent' : 'request'}
          title={words.request}
          html={bodyHtml(body)}
          texts={words.code}
          open={!closed && !(fixed && response)}
        />
      )}
      {response?.body !== undefined && (
        <CollapsibleCode title={words.answer} html={bodyHtml(response.body)} texts={words.code} open={!closed} />
      )}
    </div>
  );
}

function ReplyMark({ reply, words }: { reply?: Reply; words: WorkbenchWords['exchange'] }) {
  if (!reply) return <span className={blocks.hint}>{words.willSend}</span>;
  if (isNetworkFailure(reply)) return <Badge tone="cancelled">{words.networkFailure[reply.networkFailure]}</Badge>;
  return (
    <span className={blocks.row}>
      <Badge tone={reply.status < 400 ? 'confirmed' : 'cancelled'}>{reply.status}</Badge>
      {reply.ms > 0 && <span className={blocks.hint}>{reply.ms} ms</span>}
    </span>
  );
}
