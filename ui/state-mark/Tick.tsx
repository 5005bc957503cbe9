import { glyphs } from './glyphs.tsx';

/** A check mark beside text with the same meaning. */
export function Tick() {
  return (
    <svg
      aria-hidden="true"
      width="14"
      height="14"
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {glyphs.check}
    </svg>
  );
}
