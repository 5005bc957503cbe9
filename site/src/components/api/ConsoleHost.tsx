import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { LazyConsole } from './LazyConsole.tsx';

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
