import { Azulejo } from '@balcao/ui/azulejo/Azulejo.tsx';
import type { RefObject } from 'react';
import { useFrame } from '../embed/useFrame.ts';
import { Glyph } from '../glyphs/Glyph.tsx';
import { isClosing } from '../session/screen.ts';
import type { Stage } from '../screenProps.ts';
import { Flow } from './CurrentScreen.tsx';
import type { PageSetting } from './pageSetting.ts';
import styles from './checkout-panel.module.css';
import { Summary } from './Summary.tsx';

interface PaperProps extends Stage {
  page: PageSetting;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The one card of the page: the amount first, then the question of the moment. */
export function Paper({ page, ...stage }: PaperProps) {
  const { words, view, screen } = stage;
  const { framed } = useFrame();
  const over = isClosing(screen) && screen !== 'early';
  const whole = page.layout === 'web';
  return (
    <article className={styles.paper} data-layout={page.layout} aria-label={words.page.label(view.merchant)}>
      <header className={styles.head}>
        {view.backUrl && !over && (
          <a className={styles.back} href={view.backUrl} target={framed ? '_top' : undefined}>
            <Glyph name="back" size={18} />
            {words.page.back}
          </a>
        )}
        <Summary words={words.page} view={view} full={whole} />
        {whole && (
          <span className={styles.motif}>
            <Azulejo tile="petals" size={160} />
          </span>
        )}
      </header>
      <Flow {...stage} />
    </article>
  );
}
