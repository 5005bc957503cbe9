import { useEffect, useRef, useState } from 'react';
import styles from './code-block.module.css';
import type { CopyTexts } from './texts.ts';

const shownMilliseconds = 2000;
const glyphs = {
  copy: 'M5.5 5.5h7v8h-7zM3.5 10.5v-8h7',
  copied: 'm3 8.5 3.2 3.2L13 4.8',
};

/** Copies the text of the surrounding code block and announces it. */
export function CopyButton({ texts }: { texts: CopyTexts }) {
  const button = useRef<HTMLButtonElement>(null);
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const code = button.current?.closest('[data-code]')?.querySelector('pre')?.textContent ?? '';
    await navigator.clipboard.writeText(code);
    setCopied(true);
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.tool}
        data-copied={copied || undefined}
        onClick={copy}
        aria-label={texts.copy}
        title={texts.copy}
      >
        <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.glyph}>
          <path d={copied ? glyphs.copied : glyphs.copy} />
        </svg>
        {copied && <span aria-hidden="true">{texts.copied}</span>}
      </button>
      <span className={styles.announcement} aria-live="polite">
        {copied ? texts.copied : ''}
      </span>
    </>
  );
}
