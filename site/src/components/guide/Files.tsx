import { root } from '../../../builder/languages.ts';
import { useHref, usePage } from '../../../builder/pages/page.ts';
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

interface AgentFileProps {
  /** Path of a file for programs, at the root of the site: `AGENTS.md`. */
  is: string;
  /** Whether it exists in each language; others are in English only. */
  inLanguage?: boolean;
}

/** Link to a file for coding agents, with its name: `<AgentFile is="AGENTS.md" />`. */
export function AgentFile({ is, inLanguage = false }: AgentFileProps) {
  const hrefOf = useHref();
  return (
    <a href={inLanguage ? hrefOf(`/${is}`) : root + is}>
      <code>{is.split('/').at(-1)}</code>
    </a>
  );
}
