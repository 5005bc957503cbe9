import { Button } from '@balcao/ui/button/Button.tsx';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { crash } from '@words/chrome.ts';
import { Component, type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pageLeft } from '../router/pageEvents.ts';

/** Replaces a crashed island with its error, and mounts it again on request. */
class CrashBoundary extends Component<{ children: ReactNode }, { error?: Error | undefined }> {
  override state: { error?: Error | undefined } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <EmptyState
        announce
        tone="failed"
        title={crash.title}
        action={<Button onClick={() => this.setState({ error: undefined })}>{crash.retry}</Button>}
      >
        {String(error)}
      </EmptyState>
    );
  }
}

/** Unmount functions of the running islands. They also end streams and close dialogs. */
const running = new Set<() => void>();

document.addEventListener(pageLeft, () => {
  for (const end of running) end();
});

function endOf(root: { unmount(): void }): () => void {
  const end = () => {
    running.delete(end);
    root.unmount();
  };
  running.add(end);
  return end;
}

let count = 0;

/** Mounts a React root with generated ids that differ from the page's. It is unmounted with the page. */
export function mount(place: Element, content: ReactNode): () => void {
  count += 1;
  const root = createRoot(place, { identifierPrefix: `island${count}-` });
  root.render(<CrashBoundary>{content}</CrashBoundary>);
  return endOf(root);
}

/** Calls `onReady` once its siblings are interactive. */
function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

/** Hydrates an island's HTML, and resolves when done. The prefix of generated ids must be the same as in the HTML. */
export const takeOver = (place: Element, content: ReactNode, identifierPrefix: string): Promise<void> =>
  new Promise((onReady) => {
    const island = (
      <>
        <CrashBoundary>{content}</CrashBoundary>
        <Ready onReady={onReady} />
      </>
    );
    endOf(hydrateRoot(place, island, { identifierPrefix }));
  });
