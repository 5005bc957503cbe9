import { readFrameMessage, withProtocol } from './frameMessages.ts';

/** URL of the payment page, inserted by the server of this script. */
declare const checkoutAddress: string;

const address = new URL(checkoutAddress);

/** A frame with the payment page, as wide as its container and as high as the page reports. */
function createFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = 'Checkout';
  frame.allow = 'clipboard-write';
  // Set through the object model, because the shop's Content-Security-Policy may forbid style attributes.
  Object.assign(frame.style, { display: 'block', width: '100%', height: '480px', border: '0' });
  return frame;
}

/** Whether the shop's page is dark where the frame stands, by its style or its meta tag. */
function isDark(place: Element): boolean {
  const { colorScheme } = getComputedStyle(place);
  const inHead = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content ?? '';
  const schemes = colorScheme === 'normal' ? inHead : colorScheme;
  if (!schemes.includes('dark')) return false;
  return !schemes.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches;
}

function listen(frame: HTMLIFrameElement, place: Element): void {
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== address.origin) return;
    const message = readFrameMessage(data);
    if (message?.type === 'ready') {
      frame.title = message.title;
      frame.contentWindow?.postMessage(
        withProtocol({ type: 'welcome', dark: isDark(place) }),
        address.origin,
      );
    }
    if (message?.type === 'resized') frame.style.height = `${message.heightPx}px`;
    if (message?.type === 'finished') window.location.assign(message.redirectUrl);
  });
}

function start(): void {
  const place = document.querySelector('form.paymentWidgets');
  if (!place) {
    console.error('Checkout: this page has no <form class="paymentWidgets"> to put the payment in.');
    return;
  }
  if (place.querySelector('iframe')) return;
  const frame = createFrame();
  listen(frame, place);
  place.append(frame);
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
