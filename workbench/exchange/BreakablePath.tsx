import { Fragment } from 'react';

/** A path or an address that breaks after its slashes rather than inside its words. */
export function BreakablePath({ text, className }: { text: string; className?: string }) {
  const parts = [...text.matchAll(/[^/?&]*[/?&]*/g)];
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
