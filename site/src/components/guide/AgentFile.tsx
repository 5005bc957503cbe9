import { root } from '../../../builder/languages.ts';
import { useHref } from '../../../builder/pages/page.ts';

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
