import { type RefObject, useEffect } from 'react';

/** Focuses the start of a new screen, when the previous screen removed the focused element. */
export function useScreenFocus(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [target]);
}
