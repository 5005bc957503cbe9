import type { SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in CSS pixels at the usual size of text, with which it grows. */
  size: number;
  box?: number;
  /** The lines, where one path draws them all. */
  path?: string;
}

/** A drawing of lines in the current colour, beside words that say the same; one that has a name takes `aria-hidden` away. */
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
