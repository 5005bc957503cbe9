import drawing from '@balcao/ui/drawing/drawing.module.css';
import type { ReactNode } from 'react';
import { root } from '../../../builder/languages.ts';
import { usePage } from '../../../builder/pages/page.ts';
import styles from './screen.module.css';

const modes = ['light', 'dark'] as const;

/** Screenshot: `<Screen of="checkout-card" alt="…">caption</Screen>`; `npm run screenshots -- --guides` takes it. */
export function Screen({ of, alt, children }: { of: string; alt: string; children?: ReactNode }) {
  const { language, data } = usePage();
  const { width, height } = data.screen(of);
  return (
    <figure className={styles.screen}>
      {modes.map((mode) => (
        <img
          key={mode}
          className={styles[mode]}
          src={`${root}img/screens/${language.locale}/${of}-${mode}.webp`}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      ))}
      {children && <figcaption className={drawing.caption}>{children}</figcaption>}
    </figure>
  );
}
