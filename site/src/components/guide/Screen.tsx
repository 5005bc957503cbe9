import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import type { PictureSize } from '../../../plugins/screens.ts';
import { useRootUrl } from '../useRootUrl.ts';
import styles from './screen.module.css';

interface ScreenProps {
  /** Name of the picture. */
  of: string;
  /** Its size in each language; added at build time (plugins/screens.ts). */
  data: Readonly<Record<string, PictureSize | undefined>>;
  /** Alternative text. */
  alt: string;
  /** Caption. */
  children?: ReactNode;
}

const modes = ['light', 'dark'] as const;

/**
 * A screenshot in the reader's language and colour mode: `<Screen of="checkout-card" alt="…">caption</Screen>`. The
 * pictures are made by `npm run screenshots -- --guides`. Hidden ones are not loaded.
 */
export function Screen({ of, data, alt, children }: ScreenProps) {
  const { currentLocale } = useDocusaurusContext().i18n;
  const root = useRootUrl();
  const size = data[currentLocale];
  return (
    <figure className={styles.screen}>
      {modes.map((mode) => (
        <img
          key={mode}
          className={styles[mode]}
          src={`${root}img/screens/${currentLocale}/${of}-${mode}.webp`}
          alt={alt}
          width={size?.width}
          height={size?.height}
          loading="lazy"
          decoding="async"
        />
      ))}
      {children && <figcaption className={styles.caption}>{children}</figcaption>}
    </figure>
  );
}
