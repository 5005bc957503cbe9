import { Progress } from '@balcao/ui/progress/Progress.tsx';
import type { Locale } from '@balcao/workbench/core/locale.ts';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { consoleLoad } from '@words/reference.ts';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ConsoleFailure } from './ConsoleFailure.tsx';

/** Loads the modules of the console when the first one is opened. */
async function fetchConsole(locale: Locale) {
  const [{ OperationConsole }, { loadConsoleWords }] = await Promise.all([
    import('./console/OperationConsole.tsx'),
    import('./console/words/load.ts'),
  ]);
  return { OperationConsole, words: await loadConsoleWords(locale) };
}
type Parts = Awaited<ReturnType<typeof fetchConsole>>;

/** A console that loads on demand; a failed load offers a retry. */
function LazyConsole(props: { operationId: string; onClose: () => void }) {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const [parts, setParts] = useState<Parts | 'waiting' | 'failed'>('waiting');
  const load = useCallback(() => {
    setParts('waiting');
    fetchConsole(locale).then(setParts, () => setParts('failed'));
  }, [locale]);
  useEffect(load, [load]);

  if (parts === 'waiting') {
    return <Progress label={consoleLoad.loading} />;
  }
  if (parts === 'failed') return <ConsoleFailure retry={load} onClose={props.onClose} />;
  const { OperationConsole, words } = parts;
  return <OperationConsole {...props} locale={locale} words={words} />;
}

/** Selectors of the console slots and of the buttons that open them. */
const slotSelector = '[data-console]';

/** An open console and its container. */
interface Opened {
  operationId: string;
  opener: HTMLButtonElement;
  place: HTMLElement;
}

/**
 * Opens consoles in the reference. The reference is plain HTML outside React, so that the host listens to the document;
 * each console renders into an element added to its slot.
 */
export function ConsoleHost() {
  const [opened, setOpened] = useState<readonly Opened[]>([]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const opener = (event.target as Element).closest<HTMLButtonElement>(`${slotSelector} > button`);
      const slot = opener?.parentElement;
      const operationId = slot?.dataset.console;
      if (!opener || !slot || !operationId || opener.hidden) return;
      const place = slot.appendChild(document.createElement('div'));
      opener.hidden = true;
      setOpened((others) => [...others, { operationId, opener, place }]);
    };
    document.addEventListener('click', onClick);
    // A press that waited is repeated from here on (src/start/nodes.ts).
    document.querySelector('[data-reference]')?.setAttribute('data-has-consoles', '');
    return () => document.removeEventListener('click', onClick);
  }, []);

  const close = ({ opener, place }: Opened) => {
    setOpened((all) => all.filter((each) => each.place !== place));
    opener.hidden = false;
    opener.focus();
    // Removed after React has unmounted the console.
    setTimeout(() => place.remove());
  };

  return opened.map((one) =>
    createPortal(
      <LazyConsole operationId={one.operationId} onClose={() => close(one)} />,
      one.place,
      one.operationId,
    ),
  );
}
