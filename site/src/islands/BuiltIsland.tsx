import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

interface BuiltIslandProps {
  /** As hydrate.tsx has it. */
  name: string;
  className?: string | undefined;
  children: ReactElement;
}

/** HTML of an island, which takes it over when its reader uses it (hydrate.tsx). */
export function BuiltIsland({ name, className, children }: BuiltIslandProps) {
  const html = renderToString(children, { identifierPrefix: `${name}-` });
  return (
    <div
      className={className}
      data-built-island={name}
      data-hydrates={name}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
