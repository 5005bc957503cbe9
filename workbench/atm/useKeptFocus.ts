import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus inside a form whose screens change. When a screen change removes the focused element, the new
 * screen's target gets the focus. Focus that moved elsewhere meanwhile stays there.
 * @param screen name of the screen shown
 * @param homes the element that gets the focus, by screen
 * @returns call it when the reader acts inside the form
 */
export function useKeptFocus<Screen extends string>(
  screen: Screen,
  homes: Partial<Record<NoInfer<Screen>, RefObject<HTMLElement | null>>>,
): () => void {
  const acted = useRef(false);
  const targets = useRef(homes);
  useEffect(() => {
    const home = targets.current[screen]?.current;
    if (!home || !acted.current) return;
    acted.current = false;
    if (document.activeElement === document.body) home.focus({ preventScroll: true });
  }, [screen]);
  return () => {
    acted.current = true;
  };
}
