import { hasStoredChoice, onStored } from '@balcao/workbench/core/browserStorage.ts';
import type { Locale } from '@balcao/workbench/core/locale.ts';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCallback, useSyncExternalStore } from 'react';
import { useRootUrl } from '../useRootUrl.ts';
import styles from './sample.module.css';
import type { SampleTarget } from './sample.ts';

let target: SampleTarget | undefined;
const listeners = new Set<() => void>();

/** Counts the changes, because an older one may be found later. */
let changes = 0;

async function update(baseUrl: string, locale: Locale): Promise<void> {
  changes += 1;
  const mine = changes;
  // Nothing else is loaded for readers who chose nothing.
  const found = hasStoredChoice()
    ? await import('./findTarget.ts').then(({ findTarget }) => findTarget(baseUrl, locale))
    : undefined;
  if (mine !== changes || target === found) return;
  target = found;
  for (const listener of listeners) listener();
}

let stop: (() => void) | undefined;

/**
 * Watches the server and credentials that samples show.
 * @param baseUrl base of the site, where `runtime.json` names its sandbox
 * @returns a function that stops watching
 */
export function watchSampleTarget(baseUrl: string, locale: Locale, listener: () => void): () => void {
  listeners.add(listener);
  if (!stop) {
    stop = onStored(() => void update(baseUrl, locale));
    void update(baseUrl, locale);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

/** The server and credentials that samples show; undefined where they show what is in the page. */
export const sampleTarget = (): SampleTarget | undefined => target;

/** The same, as it changes. */
export function useSampleTarget(): SampleTarget | undefined {
  const baseUrl = useRootUrl();
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const watch = useCallback(
    (listener: () => void) => watchSampleTarget(baseUrl, locale, listener),
    [baseUrl, locale],
  );
  return useSyncExternalStore(watch, sampleTarget, () => undefined);
}

/** Says whose URL and credentials a sample shows, with a way back; renders nothing for those in the page. */
export function SampleOwner() {
  const found = useSampleTarget();
  if (!found) return null;
  return (
    <p className={styles.owner} data-nosnippet>
      {found.texts.of}{' '}
      <button type="button" className={styles.back} onClick={found.reset}>
        {found.texts.back}
      </button>
    </p>
  );
}
