import { type RefObject, useEffect } from 'react';

/**
 * Takes the focus to where a new screen begins, when the screen before took away what had it.
 * @param home what gets the focus
 */
export function useEntered(home: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) home.current?.focus({ preventScroll: true });
  }, [home]);
}
