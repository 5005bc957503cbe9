import { Fragment } from 'react';

/** Path or URL that wraps after slashes, except the first one, rather than inside words. */
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
