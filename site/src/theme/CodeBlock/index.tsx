import { CodeBlock as Code } from '@balcao/ui/code-block/CodeBlock.tsx';
import type { Props } from '@theme/CodeBlock';
import { codeBlock } from '@words/chrome.ts';

/** Code that a theme component renders at run time: plain, because highlighting happens at build time. */
export default function CodeBlock({ children, title }: Props) {
  return <Code text={String(children)} title={title} texts={codeBlock} />;
}
