import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { Tabs } from '@balcao/ui/tabs/Tabs.tsx';
import type { PaneWords } from '../words/panes/pt.ts';
import { codeHtml } from './codeHtml.ts';
import type { CodeSample } from './panelProps.ts';
import styles from './preview.module.css';

/** The request that would be sent now, as code. */
export function Preview({ words, codes }: { words: PaneWords; codes: readonly CodeSample[] }) {
  const w = words.forms;
  const texts = words.shared.exchange.code;
  return (
    <div className={styles.preview}>
      <p className={styles.title}>{w.request}</p>
      <Tabs
        group={codes.length > 1 ? 'language' : undefined}
        label={w.language}
        tabs={codes.map(({ id, label, code }) => ({
          id,
          label,
          panel: <CodeBlock bare html={codeHtml(code)} label={`${w.request}, ${label}`} texts={texts} />,
        }))}
      />
    </div>
  );
}
