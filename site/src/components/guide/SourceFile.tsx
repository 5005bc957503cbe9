import { usePage } from '../../../builder/pages/page.ts';
import { Fence } from '../Sample/Code.tsx';

interface SourceFileProps {
  /** Path in the repository, listed in builder/data/sourceFiles.ts: `examples/deploy/compose.yaml`. */
  is: string;
  /** Name under which readers save the file, if it differs. */
  saveAs?: string;
}

/** File that readers copy and tests use: `<SourceFile is="examples/tests/shop.mjs" />`. */
export function SourceFile({ is, saveAs = is.split('/').at(-1) }: SourceFileProps) {
  return <Fence {...usePage().data.sourceFile(is)} title={saveAs} isDetail />;
}
