import { useCallback, useEffect, useState } from 'react';
import type { Choice } from './screen.ts';

/**
 * The method chosen on this page. It is kept in the browser's history, so that going back leads to the list of methods
 * and a reload keeps the form.
 */
export function useChoice(): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState<Choice>();

  useEffect(() => {
    const read = () => setChoice((history.state as { choice?: Choice } | null)?.choice);
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  const choose = useCallback((picked: Choice) => {
    history.pushState({ choice: picked }, '');
    setChoice(picked);
  }, []);

  return [choice, choose];
}
