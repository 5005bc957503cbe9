import { scrollable } from '@balcao/ui/scrollable/scrollable.ts';
import { Json } from './BodyFields.tsx';
import { useContent } from './referenceContent.ts';
import styles from './samples.module.css';

export function Samples({ id, call }: { id: string; call: string }) {
  const { samples, texts } = useContent();
  const sample = samples[id];
  if (!sample) throw new Error(`the operation ${id} has no recorded sample`);
  return (
    <div className={styles.samples} data-ink="" data-samples={id}>
      <div className={styles.card}>
        <Languages label={`${texts.language}: ${call}`} />
        <pre className={styles.code} data-paint="shell" {...scrollable(`${texts.request} ${call}`)}>
          {sample.request}
        </pre>
        <CopyButton />
      </div>
      {sample.response && (
        <div className={styles.card}>
          <p className={styles.head}>
            {`${texts.answer} `}
            <b data-class={String(sample.status)[0]}>{sample.status}</b>
            {` ${texts.recorded}`}
          </p>
          <Json text={sample.response} label={`${texts.answer} ${call}`} />
          <CopyButton />
        </div>
      )}
    </div>
  );
}

function Languages({ label }: { label: string }) {
  const { languages } = useContent();
  if (languages.length < 2) return <p className={styles.head}>{languages[0]?.label}</p>;
  return (
    <fieldset className={styles.languages} aria-label={label}>
      {languages.map((language, at) => (
        <button key={language.id} type="button" data-language={language.id} aria-pressed={at === 0}>
          {language.label}
        </button>
      ))}
    </fieldset>
  );
}

function CopyButton() {
  const { texts } = useContent();
  return <button type="button" className={styles.copy} data-copy="" aria-label={texts.copyCode} />;
}
