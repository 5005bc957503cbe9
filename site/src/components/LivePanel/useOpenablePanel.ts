import { useEffect, useRef, useState } from 'react';

/**
 * Something that opens in its place on the page: the focus goes inside with it, and back to what opened it.
 * @returns whether it is open, what opens and closes it, and the refs of its inside and of its opener
 */
export function useOpenablePanel() {
  const [isOpen, setOpen] = useState(false);
  const wasTouched = useRef(false);
  const inside = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const set = (wanted: boolean) => () => {
    wasTouched.current = true;
    setOpen(wanted);
  };

  useEffect(() => {
    if (!wasTouched.current) return;
    if (isOpen) inside.current?.focus({ preventScroll: true });
    else opener.current?.focus();
  }, [isOpen]);

  return { isOpen, open: set(true), close: set(false), inside, opener };
}
