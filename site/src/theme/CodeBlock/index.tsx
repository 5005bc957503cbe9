import { CodeBlock as Code } from '@balcao/ui/code-block/CodeBlock.tsx';
import type { Props } from '@theme/CodeBlock';
import { useCodeTexts } from '../../components/useCodeTexts.ts';

/** Code a component of the theme asks for at run time: plain, because highlighting happens while building. */
export default function CodeBlock({ children, title }: Props) {
  return <Code text={String(children)} title={title} texts={useCodeTexts()} />;
}
