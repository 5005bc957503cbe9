import type { ReactNode } from 'react';

/** Introduction, an element because its end triggers the first paint (builder/outputs/html.ts). */
export function Lead({ children }: { children: ReactNode }) {
  return (
    <div className="lead">
      {children}
      <span id="lead" />
    </div>
  );
}
