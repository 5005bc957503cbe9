import { Glyph, type GlyphName } from '../Glyph.tsx';
import type { ScreenProps } from '../screenProps.ts';
import type { MethodCode } from '../session/screen.ts';
import type { CheckoutWords } from '../words/pt.ts';
import styles from './method-choice.module.css';

/** Neutral icon for each method, without scheme logos. */
const methodGlyphs = { CC: 'card', MB: 'atm', MW: 'phone' } as const satisfies Record<MethodCode, GlyphName>;

export function MethodChoice({ words, view, choose, checkout, ready }: ScreenProps) {
  const pick = (code: MethodCode) => {
    checkout.pick();
    choose(code);
  };
  return (
    <ul className={styles.list}>
      {view.methods.map(({ code }) => (
        <li key={code}>
          <button type="button" className={styles.method} onClick={() => pick(code)} disabled={!ready}>
            <span className={styles.glyph}>
              <Glyph name={methodGlyphs[code]} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{words.methods.names[code]}</span>
              <span className={styles.hint}>{words.methods.hints[code]}</span>
            </span>
            <Glyph name="onward" size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}

export function MethodMark({ code, words }: { code: MethodCode; words: CheckoutWords['methods'] }) {
  return (
    <p className={styles.mark}>
      <span className={styles.smallGlyph}>
        <Glyph name={methodGlyphs[code]} size={18} />
      </span>
      {words.names[code]}
    </p>
  );
}
