import { SearchButton } from '@balcao/ui/search/SearchButton.tsx';
import { search } from '@words/chrome.ts';
import { useCallback, useEffect, useState } from 'react';
import { useSearch } from '../../components/search/useSearch.tsx';

/** Whether the keyboard has a command key. */
const isApple = () => /mac|iphone|ipad/i.test(navigator.platform);

/**
 * Listens for Ctrl+K, or Cmd+K, wherever the focus is.
 * @returns the shortcut as printed on the reader's keyboard
 */
function useShortcut(onPress: () => void): readonly string[] {
  const [keys, setKeys] = useState<readonly string[]>(['Ctrl', 'K']);
  useEffect(() => {
    if (isApple()) setKeys(['⌘', 'K']);
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      onPress();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [onPress]);
  return keys;
}

/**
 * The search of the navbar. It overrides the classic theme's empty component of the same name. The index loads when the
 * reader is about to search.
 */
export default function SearchBar() {
  const { dialog, open, warm } = useSearch();
  const start = useCallback(() => open(), [open]);
  const keys = useShortcut(start);
  return (
    <>
      <SearchButton
        label={search.button}
        keys={keys}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={start}
        onPointerEnter={warm}
        onFocus={warm}
      />
      {dialog}
    </>
  );
}
