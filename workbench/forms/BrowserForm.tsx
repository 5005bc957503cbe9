import { Button } from '@balcao/ui/button/Button.tsx';
import type { PaneWords } from '../words/panes/pt.ts';
import styles from './form-panel.module.css';

interface BrowserFormProps {
  words: PaneWords['forms'];
  /** URL that the browser posts to. */
  action: string;
  /** Names and values that are sent. */
  fields: readonly (readonly [name: string, value: string])[];
}

/** A form that the browser itself submits, as a shop's page does; the response opens in another tab. */
export function BrowserForm({ words, action, fields }: BrowserFormProps) {
  return (
    <form className={styles.send} method="post" action={action} target="_blank" rel="noopener">
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind="primary">
        {words.entity.open}
      </Button>
      <span className={styles.note}>{words.entity.opens}</span>
    </form>
  );
}
