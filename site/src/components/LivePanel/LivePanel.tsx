import { Button } from '@balcao/ui/button/Button.tsx';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ReactNode, Suspense } from 'react';
import { useRootUrl } from '../useRootUrl.ts';
import styles from './live-panel.module.css';
import { panels } from './panels.ts';
import type { PanelProps } from './props.ts';
import { useOpening } from './useOpening.ts';

interface LivePanelProps {
  panel: keyof typeof panels;
  title: string;
  /** What it will do, read before it is touched and by those who do not run scripts. */
  children: ReactNode;
}

/**
 * A live part of the page: words until it is touched, then the workbench's own panel. Opening it takes the focus
 * inside, closing it gives it back.
 */
export function LivePanel({ panel, title, children }: LivePanelProps) {
  const { isOpen, open, close, inside, opener } = useOpening();
  const locale = useDocusaurusContext().i18n.currentLocale as PanelProps['locale'];
  const baseUrl = useRootUrl();
  const Panel = panels[panel];
  const waiting = (
    <EmptyState announce title={translate({ id: 'livePanel.loading', message: 'A preparar o painel…' })} />
  );

  return (
    <section ref={inside} className={styles.panel} aria-label={title} tabIndex={-1}>
      {isOpen ? (
        <>
          <div className={styles.bar}>
            <p className={styles.name}>{title}</p>
            <Button kind="quiet" size="small" onClick={close}>
              {translate({ id: 'livePanel.close', message: 'Fechar o painel' })}
            </Button>
          </div>
          <Suspense fallback={waiting}>
            <Panel locale={locale} baseUrl={baseUrl} />
          </Suspense>
        </>
      ) : (
        <div className={styles.promise}>
          <p className={styles.title}>{title}</p>
          <div className={styles.words}>{children}</div>
          <Button ref={opener} kind="primary" onClick={open}>
            {translate({ id: 'livePanel.open', message: 'Experimentar' })}
          </Button>
        </div>
      )}
    </section>
  );
}
