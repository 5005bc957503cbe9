import styles from './code-block.module.css';

export interface CopyTexts {
  copy: string;
  copied: string;
}

/** Copy button. Listeners on the document copy the code in the `data-code` element around it (handleCodeTools.ts). */
export function CopyButton({ texts }: { texts: CopyTexts }) {
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        data-code-tool="copy"
        data-copied-text={texts.copied}
        aria-label={texts.copy}
        title={texts.copy}
      >
        <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.glyph}>
          <path className={styles.copySign} d="M5.5 5.5h7v8h-7zM3.5 10.5v-8h7" />
          <path className={styles.copiedSign} d="m3 8.5 3.2 3.2L13 4.8" />
        </svg>
      </button>
      <span data-spoken="" aria-live="polite" />
    </>
  );
}
