import { useEffect, useRef, useState } from 'react';
import { Glyph } from '../Glyph.tsx';
import type { CheckoutWords } from '../words/pt.ts';
import styles from './reference.module.css';

type CopyOutcome = 'copied' | 'selected';

/** Copies the text of an element; selects it and uses `execCommand` if the Clipboard API is not permitted. */
async function copyText(element: HTMLElement, text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    getSelection()?.selectAllChildren(element);
    return document.execCommand('copy') ? 'copied' : 'selected';
  }
}

const shownMilliseconds = 2000;

interface CopyLineProps {
  words: CheckoutWords['reference'];
  label: string;
  shown: string;
  plain: string;
  ready: boolean;
  announce: (announcement: string) => void;
}

export function CopyLine({ words, label, shown, plain, ready, announce }: CopyLineProps) {
  const value = useRef<HTMLSpanElement>(null);
  const [copied, setCopied] = useState<CopyOutcome>();

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(undefined), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    if (!value.current) return;
    const how = await copyText(value.current, plain);
    setCopied(how);
    announce(how === 'copied' ? words.copied(label) : words.uncopied);
  };

  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>
        <span ref={value} className={styles.value}>
          {shown}
        </span>
        <button
          type="button"
          className={styles.copy}
          data-copied={copied}
          disabled={!ready}
          onClick={copy}
          aria-label={words.copy(label)}
          title={words.copy(label)}
        >
          <Glyph name={copied === 'copied' ? 'check' : 'copy'} size={18} />
        </button>
      </dd>
    </div>
  );
}
