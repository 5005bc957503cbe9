import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { useCodeTexts } from './useCodeTexts.ts';

interface PreProps {
  html?: string;
  text?: string;
  language?: string;
  title?: string;
  wrap?: boolean;
}

/** Fenced code of a page; plugins/fences.ts has highlighted it already. */
export function Pre(props: PreProps) {
  return (
    <div className="fence">
      <CodeBlock {...props} texts={useCodeTexts()} />
    </div>
  );
}
