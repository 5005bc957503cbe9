import type { Delivery } from '@balcao/contract/control/controlSchema.ts';
import { formatDuration } from '@balcao/text/durations.ts';
import { languageTags } from '@balcao/text/languageTags.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { PaneLink } from '../../parts/pane/PaneLink.tsx';
import { useWorkbench, type WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import type { BodyDifference } from './bodyDifference.ts';
import type { SignatureDiagnosis } from './diagnoseSignature.ts';
import styles from './signature-debugger.module.css';

interface DiagnosisResultProps {
  diagnosis: SignatureDiagnosis;
  delivery?: Delivery;
}

export function DiagnosisResult({ diagnosis, delivery }: DiagnosisResultProps) {
  const workbench = useWorkbench();
  const { words, locale } = workbench;
  const w = words.debugger;
  const { title, text, remedy } = textOf(diagnosis, workbench);
  const age = 'age' in diagnosis ? diagnosis.age : undefined;
  const right = diagnosis.kind === 'valid' || (diagnosis.kind === 'future' && !remedy);
  return (
    <section className={`${blocks.card} ${blocks.column}`} role="status" aria-label={w.result}>
      <StateMark
        state={right ? 'right' : 'wrong'}
        looks={{
          right: { word: words.shared.signature.valid, shape: 'check', tone: 'confirmed' },
          wrong: { word: words.shared.signature.invalid, shape: 'cross', tone: 'cancelled' },
        }}
      />
      <h2 className={blocks.heading}>{title}</h2>
      <p>{text}</p>
      {diagnosis.kind === 'body' && <DifferenceView difference={diagnosis.difference} />}
      {remedy && (
        <p>
          <strong>{w.remedy}</strong> {remedy}
        </p>
      )}
      {age && (
        <p className={blocks.hint}>
          {age.seconds < 0 ? w.ahead(formatDuration(-age.seconds, locale)) : w.age(formatDuration(age.seconds, locale))}
        </p>
      )}
      {delivery && (
        <p className={blocks.hint}>
          {w.leftWith}{' '}
          <PaneLink to={['webhooks', 'deliveries', delivery.id]}>{words.webhooks.delivery(delivery.id)}</PaneLink>
        </p>
      )}
    </section>
  );
}

interface DiagnosisText {
  title: string;
  text: string;
  remedy?: string;
}

function textOf(diagnosis: SignatureDiagnosis, { words, facts, locale }: WorkbenchContext): DiagnosisText {
  const w = words.debugger;
  const tolerance = formatDuration(facts.limits.signatureToleranceSeconds, locale);
  switch (diagnosis.kind) {
    case 'header':
      return w.header[diagnosis.problem];
    case 'valid':
      return w.valid;
    case 'stale':
      return w.stale(tolerance);
    case 'future':
      return w.future(tolerance)[diagnosis.cause];
    case 'key':
      return w.keySlip[diagnosis.keyMistake];
    case 'body':
      return w.handling[diagnosis.change];
    case 'unknown':
      return w.unknown;
  }
}

const visible = (text: string) => text.replaceAll('\n', '⏎').replaceAll('\t', '⇥').replaceAll(' ', '·');

function DifferenceView({ difference }: { difference: BodyDifference }) {
  const { words, locale } = useWorkbench();
  const w = words.debugger;
  const { byte, before, given, original } = difference;
  const place = new Intl.NumberFormat(languageTags[locale]).format(byte + 1);
  const lines = [
    ['given', w.given, given],
    ['original', w.original, original],
  ] as const;
  return (
    <figure className={`${blocks.box} ${blocks.column}`}>
      <figcaption className={blocks.heading}>{w.byte(place)}</figcaption>
      {lines.map(([kind, label, after]) => (
        <p key={kind} className={styles.line} data-kind={kind}>
          <span className={blocks.hint}>{label}</span>
          <br />
          <code className={blocks.code}>
            {visible(before)}
            <mark>{after === '' ? w.end : visible(after[0] ?? '')}</mark>
            {visible(after.slice(1))}
          </code>
        </p>
      ))}
    </figure>
  );
}
