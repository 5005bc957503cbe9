import { Highlighted } from '@balcao/ui/code-block/CodeBlock.tsx';
import { scrollable } from '@balcao/ui/scrollable/scrollable.ts';
import { jsonHtml, pretty } from '../../parts/exchange/json.ts';
import styles from './json-frame.module.css';

/** JSON in a frame of fixed height, to avoid a layout shift when the JSON arrives. */
export function JsonFrame({ label, value, tall }: { label: string; value: unknown; tall?: boolean }) {
  return (
    <div className={styles.code} data-tall={tall || undefined} {...scrollable(label)}>
      <pre className={styles.pre}>
        <Highlighted html={jsonHtml(pretty(value))} />
      </pre>
    </div>
  );
}

export function JsonPlaceholder({ words }: { words: string }) {
  return (
    <p className={styles.empty} data-tall="">
      {words}
    </p>
  );
}
