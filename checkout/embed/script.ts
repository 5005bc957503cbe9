import { hostFrame } from './frameMessages.ts';

/** URL of the payment page, which the server inserts into this script. */
declare const checkoutAddress: string;

const address = new URL(checkoutAddress);

function createFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = 'Checkout';
  frame.allow = 'clipboard-write';
  // Set as properties, because the shop's Content-Security-Policy may forbid style attributes.
  Object.assign(frame.style, { display: 'block', width: '100%', height: '480px', border: '0' });
  return frame;
}

/** Whether the shop's page is dark around the frame, according to its styles or its meta tag. */
function isDark(place: Element): boolean {
  const { colorScheme } = getComputedStyle(place);
  const inHead = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content ?? '';
  const schemes = colorScheme === 'normal' ? inHead : colorScheme;
  if (!schemes.includes('dark')) return false;
  return !schemes.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches;
}

function start(): void {
  const place = document.querySelector('form.paymentWidgets');
  if (!place) {
    console.error('Checkout: this page has no <form class="paymentWidgets"> to put the payment in.');
    return;
  }
  if (place.querySelector('iframe')) return;
  const frame = createFrame();
  hostFrame({
    frame: () => frame,
    origin: address.origin,
    isDark: () => isDark(place),
    onReady(title) {
      frame.title = title;
    },
    onResized(heightPx) {
      frame.style.height = `${heightPx}px`;
    },
    onFinished: (redirectUrl) => window.location.assign(redirectUrl),
  });
  place.append(frame);
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
