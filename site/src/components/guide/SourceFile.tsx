import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { codeBlock } from '@words/chrome.ts';

/** A file as the build reads it: highlighted in its language, or plain. */
export type SourceFileData = { html: string; language: string } | { text: string };

interface SourceFileProps {
  /** Its path in the repository, one of those of plugins/sourceFiles.ts: `deploy/compose.yaml`. */
  is: string;
  /** The name under which readers save it, where theirs is another one. */
  saveAs?: string;
  /** The file; the build fills it in (plugins/dataImports.ts). */
  data: SourceFileData;
}

/** A file that readers copy and the tests use: `<SourceFile is="examples/tests/shop.mjs" />`. */
export function SourceFile({ is, saveAs = is.split('/').at(-1), data }: SourceFileProps) {
  return (
    <div className="fence" data-detail="">
      <CodeBlock {...data} title={saveAs} texts={codeBlock} />
    </div>
  );
}
