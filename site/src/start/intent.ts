import type { Program } from './dataBlock.ts';
import { savesData } from './fastNetwork.ts';

/**
 * Links that the application follows without a new document. Those of another language are documents of their own, and
 * results of the search come up under a pointer that rests.
 */
const siteLinks = 'a[href^="/"]:not([target], [download], [lang], [data-plain], [data-search] *)';

/** What a press can be for. */
const controls = 'button, a[href="#"], input, select';

/** Places of controls that islands answer (site/src/islands). */
const islands = '[data-live-panel], [data-console], [data-payment]';

/** Marks of who handles the controls inside, the nearest counts: plain scripts, or an island; else the application. */
const owners = `[data-plain], [data-code-tool], ${islands}`;

/** The control that an event came from, and the program that answers at it; undefined where plain scripts do. */
export function programOf({ target }: Event): { node: Element; program: Program } | undefined {
  const node = (target as Element).closest(controls);
  if (!node) return undefined;
  const owner = node.closest(owners);
  if (!owner) return { node, program: 'application' };
  return owner.matches(islands) ? { node, program: 'islands' } : undefined;
}

/** Events by which a reader shows intent. */
const signs = ['pointerover', 'focusin'];

/** Time after the first intent, before an idle page starts the application: what was on the way is answered first. */
const quietMilliseconds = 300;

/** Time after which a page that is never idle starts it nevertheless. */
const latestMilliseconds = 3000;

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(run, { timeout: latestMilliseconds })
    : setTimeout(run);

/**
 * Starts a program at the first intent that it serves (docs/decisions/page-start.md): at once when one of its controls
 * is pointed at or focused; the application also on an idle page after a link was pointed at with a mouse, or focused,
 * because the next page is near. A finger on a link follows it before any application could be there. Where data is saved
 * a press alone starts a program.
 */
export function watchIntent(start: (program: Program) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = (event: Event) => {
    if (savesData()) return;
    const control = programOf(event);
    if (control) return start(control.program);
    const isTouch = (event as PointerEvent).pointerType === 'touch';
    if (!timer && !isTouch && (event.target as Element).closest(siteLinks))
      timer = setTimeout(() => whenIdle(() => start('application')), quietMilliseconds);
  };
  for (const sign of signs) addEventListener(sign, note, { capture: true, passive: true });
}
