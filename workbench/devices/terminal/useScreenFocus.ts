import { useEffect, useRef } from 'react';

/** Moves the focus after the reader acts: to the PIN field, or to a new screen that removed the focused element. */
export function useScreenFocus(kind: string) {
  const screen = useRef<HTMLDivElement>(null);
  const entry = useRef<HTMLInputElement>(null);
  const acted = useRef(false);
  const before = useRef(kind);
  useEffect(() => {
    if (before.current === kind) return;
    before.current = kind;
    if (!acted.current) return;
    acted.current = false;
    const lost = document.activeElement === document.body;
    if (entry.current) entry.current.focus({ preventScroll: !lost });
    else if (lost) screen.current?.focus({ preventScroll: true });
  }, [kind]);
  return {
    screen,
    entry,
    follow: () => {
      acted.current = true;
    },
  };
}

export type ScreenFocus = ReturnType<typeof useScreenFocus>;
