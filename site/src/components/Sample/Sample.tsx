import { Badge } from '@balcao/ui/badge/Badge.tsx';
import blocks from '@balcao/ui/blocks.module.css';
import { MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import { sample } from '@words/guide.ts';
import type { CSSProperties } from 'react';
import { usePage } from '../../../builder/pages/page.ts';
import { SiteLink } from '../SiteLink.tsx';
import { Code, InLanguages } from './Code.tsx';
import styles from './sample.module.css';
import { type SampleData, type SampleLanguage, sampleLanguages, soapLabels } from './sample.ts';

/** Sizes in pixels of the parts of a sample (sample.module.css, ui/code-block). */
const pixels = {
  line: 22.4,
  aroundCode: 28,
  head: 42,
  languages: 42.6,
  border: 2,
  gap: 12,
  longestAnswer: 420,
};

const codeHeight = (html: string) => html.split('\n').length * pixels.line + pixels.aroundCode;

/** Height of a card with a head and code, which scrolls if it is long. */
const longCard = (html: string | null) =>
  pixels.head + pixels.border + (html ? Math.min(codeHeight(html), pixels.longestAnswer) : 0);

function requestHeight({ requestHtml, wireHtml }: SampleData): number {
  const [first] = Object.values(requestHtml);
  return first ? pixels.head + pixels.languages + pixels.border + codeHeight(first) : longCard(wireHtml);
}

/** Estimated height in the first language, so that content below does not move when the browser lays the sample out. */
function estimatedHeight(data: SampleData, shows: { request: boolean; answer: boolean }): CSSProperties {
  const cards = [...(shows.request ? [requestHeight(data)] : []), ...(shows.answer ? [longCard(data.answerHtml)] : [])];
  const sum = cards.reduce((all, height) => all + height, (cards.length - 1) * pixels.gap);
  return { '--height': `${Math.round(sum)}px` } as CSSProperties;
}

interface SampleProps {
  example: string;
  step: string;
  /** Part to show; both by default. A delivery has no meaningful response. */
  show?: 'request' | 'answer';
  /** Name of the client in the call's URL, which each sample language replaces with its own. */
  client?: string;
  /** Languages that the page is about, all of which its Markdown contains; by default every language. */
  languages?: readonly SampleLanguage[];
}

const isLanguage = (id: string): id is SampleLanguage => id in sampleLanguages;

export function Sample({ example, step, show, client, languages }: SampleProps) {
  const data = usePage().data.sample(example, step);
  const shows = { request: show !== 'answer', answer: show !== 'request' && data.kind !== 'delivery' };
  return (
    <div className={styles.sample} style={estimatedHeight(data, shows)} data-nosnippet>
      {shows.request && <Request data={data} client={client} languages={languages} />}
      {shows.answer && <Answer data={data} />}
    </div>
  );
}

/** Replaces the client in the URL with the one for the sample's language; cURL has none. */
const forOwnClient = (html: string | undefined, id: SampleLanguage, client?: string) =>
  client && id !== 'sh' ? html?.replace(`/sdks/${client}`, `/sdks/${sampleLanguages[id].id}`) : html;

function labelOf({ kind }: SampleData, id: SampleLanguage): string {
  return (kind === 'soap' ? soapLabels[id] : undefined) ?? sampleLanguages[id].label;
}

/** Request of a step. A delivery to the shop is shown as sent, and is a detail (builder/markdown/details.ts). */
function Request({ data, client, languages: of }: Pick<SampleProps, 'client' | 'languages'> & { data: SampleData }) {
  const called = data.called ?? data.path;
  const label = data.kind === 'delivery' ? sample.delivery : sample.request;
  const languages = Object.keys(data.kind === 'soap' ? soapLabels : sampleLanguages)
    .filter(isLanguage)
    .filter((id) => data.requestHtml[id] && (of?.includes(id) ?? true));
  const name = `${label} ${data.method} ${called}`;
  return (
    <div className={blocks.frame} data-detail={languages.length === 0 ? '' : undefined}>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        <span className={styles.call}>
          <MethodLabel method={data.method} />{' '}
          {data.describedAt ? (
            <SiteLink className={styles.path} href={data.describedAt}>
              {called}
            </SiteLink>
          ) : (
            <span className={styles.path}>{called}</span>
          )}
        </span>
      </div>
      {languages.length === 0 ? (
        <div className={styles.long}>
          <Code bare html={data.wireHtml} language="http" label={name} />
        </div>
      ) : (
        <InLanguages
          isWhole={of !== undefined}
          choices={languages.map((id) => ({
            id,
            label: labelOf(data, id),
            panel: (
              <Code
                bare
                html={forOwnClient(data.requestHtml[id], id, client)}
                language={sampleLanguages[id].code}
                label={`${name}, ${labelOf(data, id)}`}
              />
            ),
          }))}
        />
      )}
    </div>
  );
}

function StatusBadge({ status }: { status: number }) {
  if (status === 0) return <Badge tone="cancelled">{sample.dropped}</Badge>;
  return <Badge tone={status < 400 ? 'confirmed' : 'cancelled'}>{status}</Badge>;
}

function Answer({ data }: { data: SampleData }) {
  const label = sample.answer;
  return (
    <div className={blocks.frame} data-detail="">
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        <StatusBadge status={data.status} />
        <span className={styles.recorded}>{sample.recorded}</span>
      </div>
      {data.answerHtml && (
        <div className={styles.long}>
          <Code
            bare
            html={data.answerHtml}
            language={data.kind === 'soap' ? 'xml' : 'json'}
            label={`${label} ${data.status}`}
          />
        </div>
      )}
    </div>
  );
}
