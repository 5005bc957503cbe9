import { CodeBlock, type CodeTexts } from '@balcao/ui/code-block/CodeBlock.tsx';
import styles from './collapsible-code.module.css';

interface CollapsibleCodeProps {
  title: string;
  text?: string;
  html?: string;
  texts: CodeTexts;
  open?: boolean;
}

export function CollapsibleCode({ title, text, html, texts, open }: CollapsibleCodeProps) {
  return (
    <details className={styles.code} open={open}>
      <summary>{title}</summary>
      <CodeBlock bare wrap={html === undefined} html={html} text={text} label={title} texts={texts} />
    </details>
  );
}
