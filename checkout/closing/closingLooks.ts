import type { GlyphName } from '../glyphs/Glyph.tsx';
import type { Closing } from '../session/screen.ts';

/** Tone of a closed page; never without its sign and its words. */
type Tone = 'confirmed' | 'authorised' | 'pending' | 'cancelled' | 'plain';

/** How each end of a page looks; an end without a look does not compile. */
export const closingLooks: Record<Closing, { glyph: GlyphName; tone: Tone }> = {
  paid: { glyph: 'check', tone: 'confirmed' },
  authorised: { glyph: 'hold', tone: 'authorised' },
  left: { glyph: 'cross', tone: 'cancelled' },
  withdrawn: { glyph: 'cross', tone: 'cancelled' },
  expired: { glyph: 'clock', tone: 'cancelled' },
  late: { glyph: 'clock', tone: 'pending' },
  closed: { glyph: 'cross', tone: 'cancelled' },
  early: { glyph: 'clock', tone: 'pending' },
  unknown: { glyph: 'search', tone: 'plain' },
};
