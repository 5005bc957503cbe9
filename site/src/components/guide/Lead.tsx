import type { ReactNode } from 'react';

/** Introduction of a page, below its title. The page is painted once it has come (docusaurus-internals/pageTemplate.ts). */
export function Lead({ children }: { children: ReactNode }) {
  return (
    <div className="lead" id="lead">
      {children}
    </div>
  );
}
