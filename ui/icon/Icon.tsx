import type { SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in CSS pixels at the default text size. They scale with the text. */
  size: number;
  box?: number;
  /** Strokes, as a single path. */
  path?: string;
}

/** Line drawing in the current colour, beside text with the same meaning. A named icon must remove `aria-hidden`. */
export function Icon({ size, box = size, path, children, ...svg }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox={`0 0 ${box} ${box}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...svg}
    >
      {path && <path d={path} />}
      {children}
    </svg>
  );
}
