/**
 * Links that the application follows without a new document. Those of another language are documents of their own, and
 * results of the search come up under a pointer that rests.
 */
const siteLinks = 'a[href^="/"]:not([target], [download], [lang], [data-search] *)';

/** Controls that plain scripts handle: the frame of the page, and samples. They never need the application. */
const plain = '[data-plain], [data-plain] *';

/** Controls that the application handles. */
export const applicationControls = `:is(button, [role="button"], a[href="#"], a[data-opens-panel], input, textarea, select):not(${plain})`;

/** Events by which a reader shows intent. */
const signs = ['pointerover', 'focusin'];

/** Time without a sign of another intent, after which an idle page starts the application. */
const quietMilliseconds = 300;

interface IntentHandlers {
  signal: AbortSignal;
  /** Called at once when a control of the application is pointed at or focused. */
  onControl: () => void;
  /** Called on an idle page after a link was pointed at with a mouse, or focused: the next page is near. */
  onLink: () => void;
}

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run);

/**
 * Watches for the first intent that the application serves (docs/decisions/page-start.md). A finger on a link follows it
 * before any application could be there.
 */
export function watchIntent({ signal, onControl, onLink }: IntentHandlers): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = (event: Event) => {
    const target = event.target as Element;
    if (target.closest(applicationControls)) return onControl();
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    clearTimeout(timer);
    if (!isTouch && target.closest(siteLinks)) timer = setTimeout(() => whenIdle(onLink), quietMilliseconds);
  };
  for (const sign of signs) addEventListener(sign, note, { capture: true, passive: true, signal });
}
