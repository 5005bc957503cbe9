import { type RefObject, useEffect } from 'react';

/**
 * Takes the focus to where a new screen begins, when the screen before took away what had it.
 * @param target what gets the focus
 */
export function useScreenFocus(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [target]);
}
