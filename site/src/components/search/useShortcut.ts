import { useEffect, useState } from 'react';

/** Whether the keyboard has a command key. */
const isApple = () => /mac|iphone|ipad/i.test(navigator.platform);

/**
 * Listens for Ctrl+K, or Cmd+K, wherever the focus is.
 * @returns the shortcut as printed on the reader's keyboard
 */
export function useShortcut(onPress: () => void): readonly string[] {
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
