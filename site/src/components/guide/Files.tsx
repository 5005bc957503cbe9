import { root } from '../../../builder/languages.ts';
import { useHref, usePage } from '../../../builder/pages/page.ts';
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

interface AgentFileProps {
  /** Path of a file for agents, relative to the root of the site: `AGENTS.md`. */
  is: string;
  /** Whether the file exists in each language; otherwise it is in English only. */
  inLanguage?: boolean;
}

/** Link to a file for coding agents, labelled with its name: `<AgentFile is="AGENTS.md" />`. */
export function AgentFile({ is, inLanguage = false }: AgentFileProps) {
  const hrefOf = useHref();
  return (
    <a href={inLanguage ? hrefOf(`/${is}`) : root + is}>
      <code>{is.split('/').at(-1)}</code>
    </a>
  );
}
