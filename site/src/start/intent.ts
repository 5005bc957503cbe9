/**
 * Links that the application follows without a new document. Those of another language are documents of their own, and
 * results of the search come up under a pointer that rests.
 */
const siteLinks = 'a[href^="/"]:not([target], [download], [lang], [data-plain], [data-search] *)';

/** What a press can be for. */
const controls = 'button, a[href="#"], input, select';

/** Marks of who handles the controls inside, the nearest counts: plain scripts, or the application. */
const owners = '[data-plain], [data-code-tool], [data-console]';

/** The control of the application that an event came from: one that no plain script handles. */
export function applicationControl({ target }: Event): Element | null {
  const control = (target as Element).closest(controls);
  const owner = control?.closest(owners);
  return owner && !owner.matches('[data-console]') ? null : (control ?? null);
}

/** Events by which a reader shows intent. */
const signs = ['pointerover', 'focusin'];

/** Time after the first intent, before an idle page starts the application: what was on the way is answered first. */
const quietMilliseconds = 300;

/** Time after which a page that is never idle starts it nevertheless. */
const latestMilliseconds = 3000;

interface IntentHandlers {
  signal: AbortSignal;
  /** Called at once when a control of the application is pointed at or focused. */
  onControl: () => void;
  /** Called on an idle page after a link was pointed at with a mouse, or focused: the next page is near. */
  onLink: () => void;
}

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(run, { timeout: latestMilliseconds })
    : setTimeout(run);

/**
 * Watches for the first intent that the application serves (docs/decisions/page-start.md). A finger on a link follows it
 * before any application could be there.
 */
export function watchIntent({ signal, onControl, onLink }: IntentHandlers): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = (event: Event) => {
    if (applicationControl(event)) return onControl();
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (!timer && !isTouch && (event.target as Element).closest(siteLinks))
      timer = setTimeout(() => whenIdle(onLink), quietMilliseconds);
  };
  for (const sign of signs) addEventListener(sign, note, { capture: true, passive: true, signal });
}
