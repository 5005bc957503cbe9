import { Highlighted } from '@balcao/ui/code-block/Highlighted.tsx';
import { scrollable } from '@balcao/ui/scrollable/scrollable.ts';
import { jsonHtml, pretty } from '../exchange/json.ts';
import styles from './json-frame.module.css';

interface JsonFrameProps {
  label: string;
  value: unknown;
  /** Room for an answer rather than for a request. */
  tall?: boolean;
}

/** JSON in a frame of fixed height, so that nothing moves when it arrives. */
export function JsonFrame({ label, value, tall }: JsonFrameProps) {
  return (
    <div className={styles.code} data-tall={tall || undefined} {...scrollable(label)}>
      <pre className={styles.pre}>
        <Highlighted html={jsonHtml(pretty(value))} />
      </pre>
    </div>
  );
}

/** In place of an answer that is still to come, as high as it. */
export function JsonPlaceholder({ words }: { words: string }) {
  return (
    <p className={styles.empty} data-tall="">
      {words}
    </p>
  );
}
