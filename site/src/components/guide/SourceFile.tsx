import { usePage } from '../../../builder/pages/page.ts';
import { Fence } from '../Sample/Code.tsx';

interface SourceFileProps {
  /** Path in the repository, one of those of builder/data/sourceFiles.ts: `examples/deploy/compose.yaml`. */
  is: string;
  /** File name for readers, if different. */
  saveAs?: string;
}

/** File that readers copy and the tests use: `<SourceFile is="examples/tests/shop.mjs" />`. */
export function SourceFile({ is, saveAs = is.split('/').at(-1) }: SourceFileProps) {
  return <Fence {...usePage().data.sourceFile(is)} title={saveAs} isDetail />;
}
