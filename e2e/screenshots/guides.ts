/** Device pixels per CSS pixel of a picture: a compromise between sharpness and size. */
export const pictureScale = 1.5;

/** A picture of the guides: part of a screen, and window size. */
export interface GuidePicture {
  /** Selector of the shown part; the whole window by default. */
  of?: string;
  /** Styles for the picture: the guide draws the border. */
  style?: string;
  /** CSS pixels. */
  window: { width: number; height: number };
}

/** The payment page without the sandbox bar. */
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
