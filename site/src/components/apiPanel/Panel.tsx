import { Button } from '@balcao/ui/button/Button.tsx';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { apiPanel, pageLoad, specification } from '@words/chrome.ts';
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
          {apiPanel.whole}
        </a>
        <Button kind="quiet" size="small" onClick={onClose}>
          {apiPanel.close}
        </Button>
      </header>
      <div className={styles.body} data-state={state}>
        {state !== 'failed' && (
          <iframe ref={frame} className={styles.frame} title={specification.title} src={src} onLoad={load} />
        )}
        {state === 'loading' && <EmptyState announce title={apiPanel.loading} />}
        {state === 'failed' && (
          <EmptyState
            announce
            tone="failed"
            title={apiPanel.failed}
            action={<Button onClick={retry}>{pageLoad.retry}</Button>}
          />
        )}
      </div>
    </dialog>
  );
}
