import { Glyph, type GlyphName } from '../Glyph.tsx';
import type { MethodCode } from '../session/screen.ts';
import type { CheckoutWords } from '../words/pt.ts';
import styles from './method-mark.module.css';

/** Our own neutral mark of each method; no logo of a scheme is drawn. */
export const methodGlyphs = { CC: 'card', MB: 'atm', MW: 'phone' } as const satisfies Record<
  MethodCode,
  GlyphName
>;

export function MethodMark({ code, words }: { code: MethodCode; words: CheckoutWords['methods'] }) {
  return (
    <p className={styles.mark}>
      <span className={styles.glyph}>
        <Glyph name={methodGlyphs[code]} size={18} />
      </span>
      {words.names[code]}
    </p>
  );
}
