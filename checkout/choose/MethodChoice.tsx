import { Glyph } from '../Glyph.tsx';
import type { ScreenProps } from '../screenProps.ts';
import type { MethodCode } from '../session/screen.ts';
import { methodGlyphs } from './MethodMark.tsx';
import styles from './method-choice.module.css';

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
