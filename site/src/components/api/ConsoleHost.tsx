import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { LazyConsole } from './LazyConsole.tsx';

/** Where a console may stand: the name says which operation, the button inside opens it. */
const slotSelector = '[data-console]';

/** A console that was opened, and the element it was given on the page. */
interface Opened {
  operationId: string;
  opener: HTMLButtonElement;
  place: HTMLElement;
}

/**
 * Opens a console where a reader asks for one. The reference is plain HTML outside of the application, so that the
 * host listens to the whole page; each console then lives in an element added to its slot.
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
    // After the application has taken the console out of it.
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
