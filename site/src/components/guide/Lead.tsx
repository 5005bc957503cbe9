import type { ReactNode } from 'react';

/**
 * Introduction of a page, below its title. The page is painted once its end has come (builder/outputs/html.ts):
 * Chromium waits for the start of the element it is told, and a packet may end within the words.
 */
export function Lead({ children }: { children: ReactNode }) {
  return (
    <div className="lead">
      {children}
      <span id="lead" />
    </div>
  );
}
