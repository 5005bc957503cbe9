import { Icon } from '@balcao/ui/icon/Icon.tsx';
import type { ReactNode } from 'react';

/** Strokes of neutral icons in a 24-unit box. There are no logos of card or payment schemes. */
const strokes = {
  card: (
    <>
      <rect x="2.5" y="5" width="19" height="14" rx="2.5" />
      <path d="M2.5 9.5h19M6 15h4" />
    </>
  ),
  atm: (
    <>
      <rect x="3" y="3" width="18" height="10" rx="2" />
      <path d="M7 17h10M8 13v8h8v-8M6.5 7.5h5M16 7.2v.6" />
    </>
  ),
  phone: (
    <>
      <rect x="6.5" y="2" width="11" height="20" rx="2.5" />
      <path d="M10.5 18.8h3M9.5 9.8l1.9 1.9 3.3-3.7" />
    </>
  ),
  shop: <path d="M4 10v10h16V10M3 10l2-6h14l2 6a3 3 0 0 1-6 0a3 3 0 0 1-6 0a3 3 0 0 1-6 0M10 20v-5h4v5" />,
  check: <path d="m5 12.5 4.6 4.6L19.2 7" />,
  clock: <path d="M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17M12 7.5V12l3 2.2" />,
  cross: <path d="m6.5 6.5 11 11m0-11-11 11" />,
  lock: <path d="M7 11V8a5 5 0 0 1 10 0v3M5.5 11h13v9.5h-13zM12 14.5v2.5" />,
  search: <path d="M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13M15.3 15.3 20.5 20.5" />,
  alert: <path d="M12 8.2v5M12 16.4v.2M12 3.2l9.4 16.6H2.6Z" />,
  copy: <path d="M9 9h11v11H9zM5.5 15H4V4h11v1.5" />,
  back: <path d="M19 12H5m6-6-6 6 6 6" />,
  onward: <path d="m9 5 7 7-7 7" />,
  offline: (
    <path d="M3 3l18 18M5 12.5a10 10 0 0 1 4-2.4M2 9a14 14 0 0 1 4.5-2.8M12 20h.01M8.5 16a5 5 0 0 1 7 0M13 6c3.4.2 6.5 1.3 9 3" />
  ),
  bank: <path d="M3 9.5 12 4l9 5.5H3zM5.5 9.5V17m4.3-7.5V17m4.4-7.5V17m4.3-7.5V17M3 20h18M4 17h16" />,
} as const satisfies Record<string, ReactNode>;

export type GlyphName = keyof typeof strokes;

/** Decorative icon, beside text with the same meaning. */
export function Glyph({ name, size = 24 }: { name: GlyphName; size?: number }) {
  return (
    <Icon size={size} box={24} strokeWidth={size < 20 ? 2 : 1.7}>
      {strokes[name]}
    </Icon>
  );
}
