import type { ReactNode } from 'react';

/** The page is painted once the end of its introduction has come (builder/outputs/html.ts), so it is an element. */
export function Lead({ children }: { children: ReactNode }) {
  return (
    <div className="lead">
      {children}
      <span id="lead" />
    </div>
  );
}
