import { Fragment } from 'react';

/** A path or URL that wraps after slashes rather than inside words; its first slash stays with its word. */
export function BreakablePath({ text, className }: { text: string; className?: string }) {
  const parts = [...text.matchAll(/^\/?[^/?&]*[/?&]*|[^/?&]+[/?&]*/g)];
  return (
    <span className={className}>
      {parts.map(({ 0: part, index }) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}
