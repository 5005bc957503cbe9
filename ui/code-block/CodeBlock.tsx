import type { ReactNode } from 'react';
import { scrollable } from '../scrollable/scrollable.ts';
import { CopyButton } from './CopyButton.tsx';
import styles from './code-block.module.css';
import { Highlighted } from './Highlighted.tsx';
import type { CodeTexts } from './texts.ts';

interface CodeBlockProps {
  /** Highlighted HTML made at build time; without it `text` is shown as it is. */
  html?: string;
  text?: string;
  title?: ReactNode;
  /** Name of the block for those who do not see its title. */
  label?: string;
  texts: CodeTexts;
  /** Without its own frame, inside something that has one. */
  bare?: boolean;
  /** Long lines break instead of scrolling. */
  wrap?: boolean;
}

/** Code with a title and a copy button; highlighting never happens in the browser. */
export function CodeBlock({ html, text, title, label, texts, bare, wrap }: CodeBlockProps) {
  const code = html === undefined ? <code>{text}</code> : <Highlighted html={html} />;
  return (
    <div className={styles.block} data-bare={bare || undefined} data-code="">
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.body}>
        <div className={styles.scroll} {...scrollable(label ?? texts.code)}>
          <pre className={styles.pre} data-wrap={wrap || undefined}>
            {code}
          </pre>
        </div>
        <CopyButton texts={texts} />
      </div>
    </div>
  );
}
