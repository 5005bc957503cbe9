import { type RefObject, useEffect, useRef } from 'react';

/** Where the focus goes as the screen of a terminal changes. */
export interface ScreenFocus {
  screen: RefObject<HTMLDivElement | null>;
  /** The line one types in, where there is one. */
  entry: RefObject<HTMLInputElement | null>;
  /** Call it when the reader acts: the next screen takes the focus along. */
  follow(): void;
}

/**
 * Somebody who presents a card types the PIN next: its line gets the focus. When a screen takes away what had the
 * focus, the screen itself gets it. Who did nothing at the terminal keeps the focus where it is.
 * @param kind of the screen shown
 */
export function useScreenFocus(kind: string): ScreenFocus {
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
