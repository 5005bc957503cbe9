import { useEffect, useRef, useState } from 'react';

/**
 * State of an element that opens in place: the focus moves inside, and returns to its opener.
 * @returns whether it is open, functions that open and close it, and refs of its content and its opener
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
