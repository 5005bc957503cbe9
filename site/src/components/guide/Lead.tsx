import type { ReactNode } from 'react';

/** Introduction of a page. It is an element because its end triggers the first paint (builder/outputs/html.ts). */
export function Lead({ children }: { children: ReactNode }) {
  return (
    <div className="lead">
      {children}
      <span id="lead" />
    </div>
  );
}
