import { Glyph } from '../glyphs/Glyph.tsx';
import type { Closing } from '../session/screen.ts';
import styles from './closing.module.css';
import { closingLooks } from './closingLooks.ts';

/** Icon of a closed checkout, above its title. */
export function ClosingMark({ closing }: { closing: Closing }) {
  const { glyph, tone } = closingLooks[closing];
  return (
    <span className={styles.mark} data-tone={tone}>
      <Glyph name={glyph} size={30} />
    </span>
  );
}
