import { Azulejo } from '@balcao/ui/azulejo/Azulejo.tsx';
import type { RefObject } from 'react';
import { useFrame } from '../embed/useFrame.ts';
import { Glyph } from '../Glyph.tsx';
import type { PageSetting, ScreenProps } from '../screenProps.ts';
import { isClosing, showsDeadline } from '../session/screen.ts';
import { CurrentScreen } from './CurrentScreen.tsx';
import styles from './checkout-panel.module.css';
import { Summary } from './Summary.tsx';

interface CheckoutPanelProps extends ScreenProps {
  page: PageSetting;
  heading: RefObject<HTMLHeadingElement | null>;
}

export function CheckoutPanel({ page, ...stage }: CheckoutPanelProps) {
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
        <Summary words={words.page} view={view} full={whole} deadline={showsDeadline(view, screen)} />
        {whole && (
          <span className={styles.motif}>
            <Azulejo tile="petals" size={160} />
          </span>
        )}
      </header>
      <CurrentScreen {...stage} />
    </article>
  );
}
