import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { Tabs } from '@balcao/ui/tabs/Tabs.tsx';
import { codeBlock } from '@words/chrome.ts';
import { sample } from '@words/guide.ts';
import styles from '../Sample/sample.module.css';
import { type SampleLanguage, sampleLanguages } from '../Sample/sample.ts';
import { SampleOwner, useSampleTarget } from '../Sample/sampleTarget.tsx';

/** A program in each language it is written in, highlighted at build time. */
export type ProgramData = Partial<Record<SampleLanguage, { file: string; html: string }>>;

interface ProgramProps {
  /** Name of a program in examples/receivers: `signature`. */
  is: string;
  /** Its files, added at build time (plugins/dataImports.ts). */
  data: ProgramData;
}

/** Shell programs are not labelled cURL, because they call no API. */
const labelOf = (id: SampleLanguage) => (id === 'sh' ? 'Shell' : sampleLanguages[id].label);

/** A program that the tests run, in the reader's language: `<Program is="signature" />`. */
export function Program({ data }: ProgramProps) {
  const target = useSampleTarget();
  const isRetargeted = target && Object.values(data).some(({ html }) => target.retarget(html) !== html);
  const languages = (Object.keys(sampleLanguages) as SampleLanguage[]).flatMap((id) => {
    const program = data[id];
    return program ? [{ id, ...program }] : [];
  });
  return (
    <div className={styles.sample}>
      <div className={styles.card}>
        <Tabs
          group="language"
          label={sample.language}
          tabs={languages.map(({ id, file, html }) => ({
            id,
            label: labelOf(id),
            panel: (
              <CodeBlock
                bare
                html={target?.retarget(html) ?? html}
                language={sampleLanguages[id].code}
                label={file}
                title={file}
                texts={codeBlock}
              />
            ),
          }))}
        />
        {isRetargeted && <SampleOwner />}
      </div>
    </div>
  );
}
