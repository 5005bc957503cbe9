import type { ReactNode } from 'react';
import { scrollable } from '../scrollable/scrollable.ts';
import { CopyButton, type CopyTexts } from './CopyButton.tsx';
import styles from './code-block.module.css';

/** The product's only raw HTML. It comes from the highlighter, which escapes its input, not from readers or servers. */
export function Highlighted({ html }: { html: string }) {
  return <code dangerouslySetInnerHTML={{ __html: html }} />;
}

export interface CodeTexts extends CopyTexts {
  /** Accessible name of code without a title. */
  code: string;
  /** Label of the wrap button, if there is one. */
  wrap?: string;
}

interface CodeBlockProps {
  /** HTML highlighted at build time. Without it, `text` is shown as plain text. */
  html?: string;
  text?: string;
  language?: string;
  title?: ReactNode;
  /** Accessible name of a block without a title. */
  label?: string;
  texts: CodeTexts;
  /** Whether to omit the border, inside an element that has one. */
  bare?: boolean;
  wrap?: boolean;
}

/** Code block with buttons in the title row or beside the code, so that they never cover it. */
export function CodeBlock(props: CodeBlockProps) {
  const { html, text = '', language, title, label, texts, bare, wrap = false } = props;
  const code = html === undefined ? <code>{text}</code> : <Highlighted html={html} />;
  return (
    <div className={bare ? `${styles.block} ${styles.bare}` : styles.block} data-code="">
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.tools}>
        {texts.wrap && hasLongLines(html ?? text) && (
          <button
            type="button"
            className={styles.tool}
            data-code-tool="wrap"
            aria-pressed={wrap}
            aria-label={texts.wrap}
            title={texts.wrap}
          >
            <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.glyph}>
              <path d="M2 3.5h12M2 8h9.5a2.2 2.2 0 0 1 0 4.5H8m2-2-2 2 2 2M2 12.5h3" />
            </svg>
          </button>
        )}
        <CopyButton texts={label ? { ...texts, copy: `${texts.copy}: ${label}` } : texts} />
      </div>
      <div className={styles.scroll} {...scrollable(label ?? texts.code)}>
        <pre className={styles.pre} data-wrap={wrap || undefined} data-language={language}>
          {code}
        </pre>
      </div>
    </div>
  );
}

/** Number of characters that fit on a line of the narrowest column. */
const longCharacters = 80;

/** Whether a line of code, highlighted or plain, is wider than the narrowest column. */
export function hasLongLines(code: string): boolean {
  return code.split('\n').some((line) => line.replace(/<[^>]*>/g, '').length > longCharacters);
}
