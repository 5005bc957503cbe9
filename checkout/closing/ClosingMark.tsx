import { Glyph, type GlyphName } from '../Glyph.tsx';
import type { Closing } from '../session/screen.ts';
import styles from './closing.module.css';

/** Tone of a closed checkout. Its colour is always accompanied by an icon and text. */
type Tone = 'confirmed' | 'authorised' | 'pending' | 'cancelled' | 'plain';

/** Look for each way of closing. A missing one is a compile error. */
const closingLooks: Record<Closing, { glyph: GlyphName; tone: Tone }> = {
  paid: { glyph: 'check', tone: 'confirmed' },
  authorised: { glyph: 'lock', tone: 'authorised' },
  left: { glyph: 'cross', tone: 'cancelled' },
  withdrawn: { glyph: 'cross', tone: 'cancelled' },
  expired: { glyph: 'clock', tone: 'cancelled' },
  late: { glyph: 'clock', tone: 'pending' },
  closed: { glyph: 'cross', tone: 'cancelled' },
  early: { glyph: 'clock', tone: 'pending' },
  unknown: { glyph: 'search', tone: 'plain' },
};

export function ClosingMark({ closing }: { closing: Closing }) {
  const { glyph, tone } = closingLooks[closing];
  return (
    <span className={styles.mark} data-tone={tone}>
      <Glyph name={glyph} size={30} />
    </span>
  );
}
