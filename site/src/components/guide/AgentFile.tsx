import { root } from '../../../builder/languages.ts';
import { useHref } from '../../../builder/pages/page.ts';

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
