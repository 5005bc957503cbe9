import { Button } from '@balcao/ui/button/Button.tsx';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { translate } from '@docusaurus/Translate';
import { type MouseEvent, useRef } from 'react';
import styles from './api-panel.module.css';
import type { ApiPanelProps } from './panelProps.ts';
import { ResizeHandle } from './ResizeHandle.tsx';
import { useFrame } from './useFrame.ts';
import { usePanelDialog } from './usePanelDialog.ts';
import { usePanelLayout } from './usePanelLayout.ts';
import { usePanelWidth } from './usePanelWidth.ts';

/** The panel: the reference in a same-origin frame, beside the text or, on narrow windows, over it. */
export function Panel({ id, api, place, isOpen, onClose }: ApiPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isSheet = usePanelDialog({ dialog, place, isOpen, onClose });
  const width = usePanelWidth();
  usePanelLayout(isOpen, width.pixels);
  const { frame, src, state, retry, load, address } = useFrame({
    api,
    place,
    onClose,
    onLeave: () => isSheet && onClose(),
  });
  /** Opens the reference page at the frame's current anchor. */
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = address();
  };

  return (
    <dialog
      ref={dialog}
      id={id}
      className={styles.panel}
      data-dragged={width.isDragged || undefined}
      aria-label="API"
      tabIndex={-1}
    >
      <ResizeHandle width={width} controls={id} onClose={onClose} />
      <header className={styles.header}>
        <p className={styles.title}>API</p>
        <a className={styles.whole} href={src} onClick={follow}>
          {translate({ id: 'apiPanel.whole', message: 'Abrir como página' })}
        </a>
        <Button kind="quiet" size="small" onClick={onClose}>
          {translate({ id: 'apiPanel.close', message: 'Fechar' })}
        </Button>
      </header>
      <div className={styles.body} data-state={state}>
        {state !== 'failed' && (
          <iframe
            ref={frame}
            className={styles.frame}
            title={translate({ id: 'api.title', message: 'Especificação da API' })}
            src={src}
            onLoad={load}
          />
        )}
        {state === 'loading' && (
          <EmptyState
            announce
            title={translate({ id: 'apiPanel.loading', message: 'A abrir a especificação…' })}
          />
        )}
        {state === 'failed' && (
          <EmptyState
            announce
            tone="failed"
            title={translate({
              id: 'apiPanel.failed',
              message: 'Não foi possível carregar a especificação.',
            })}
            action={
              <Button onClick={retry}>
                {translate({ id: 'loading.retry', message: 'Tentar novamente' })}
              </Button>
            }
          />
        )}
      </div>
    </dialog>
  );
}
