/** Pixels of a picture for each CSS pixel: sharp enough on a fine display, and light. */
export const pictureScale = 1.5;

/** A picture the guides show: which part of a screen, in a window of which size. */
export interface GuidePicture {
  /** The part that is shown; the whole window where it is left out. */
  of?: string;
  /** Styles for the picture alone: the guide draws the edge. */
  style?: string;
  /** CSS pixels. */
  window: { width: number; height: number };
}

/** The payment page alone, without the sandbox's own bar around it. */
const paper: GuidePicture = {
  of: 'article',
  style: 'article { border-color: transparent !important; border-radius: 0 !important }',
  window: { width: 560, height: 900 },
};

/** Screens of e2e/screens/ that guides and plugin pages show. */
export const guidePictures: Record<string, GuidePicture> = {
  'checkout-choice': paper,
  'checkout-card': paper,
  'checkout-card-declined': paper,
  'checkout-bank': paper,
  'checkout-success': paper,
  'checkout-reference': paper,
  'checkout-reference-paid': paper,
  'checkout-phone': paper,
  'checkout-phone-waiting': paper,
  'checkout-phone-refused': paper,
  'shop-embed': { of: 'main', window: { width: 560, height: 900 } },
  registration: { window: { width: 720, height: 720 } },
};
