import { hasStoredChoice, onStored } from '@balcao/workbench/core/browserStorage.ts';
import { isElsewhere, pageLeft } from '../router/pageEvents.ts';
import { isFastNetwork, savesData } from './fastNetwork.ts';
import { prefetchProgram, runProgram } from './runProgram.ts';
import { showWaiting } from './waiting.ts';

type Islands = typeof import('../islands/start.tsx');
type Samples = typeof import('../islands/samples.ts');

/** Elements with built HTML. The island that hydrates an element removes its attribute. */
const built = '[data-hydrates]';

/** Controls that load islands: openers, and those in built HTML. An island that is running handles its controls. */
const controls = `[data-opens-island], [data-console] > button, ${built} :is(button, input, select, a[href="#"])`;

const controlOf = ({ target }: Event) => (target as Element).closest<HTMLElement>(controls);

/** Distance in pixels that a pointer may move during a press. */
const pressPixels = 10;

let pressed: { control: HTMLElement; x: number; y: number } | undefined;

/** Notes where a press begins, because the layout of a part above may move the control before the press ends. */
function begin(event: PointerEvent): void {
  const control = controlOf(event);
  pressed = control ? { control, x: event.clientX, y: event.clientY } : undefined;
}

/** Control that moved during a press. The browser reports the click on an element that contains it. */
function movedControl({ target, detail, clientX, clientY }: MouseEvent): HTMLElement | undefined {
  if (!pressed || detail === 0 || !(target as Element).contains(pressed.control)) return undefined;
  const { control, x, y } = pressed;
  return Math.hypot(clientX - x, clientY - y) < pressPixels ? control : undefined;
}

/** Pressed controls waiting for their islands, in order. */
let waiting: HTMLElement[] = [];
let isAnswering = false;

function forget(control: HTMLElement): void {
  control.ariaBusy = null;
  waiting = waiting.filter((each) => each !== control);
  showWaiting(waiting.length > 0);
}

function forgetAll(): void {
  for (const control of waiting) forget(control);
}

/** Repeats the waiting presses. If the load fails they are discarded, and the next press tries again. */
async function answer(): Promise<void> {
  if (isAnswering) return;
  isAnswering = true;
  try {
    const { open } = await runProgram<Islands>('islands');
    for (let [control] = waiting; control; [control] = waiting) {
      await open(control);
      forget(control);
    }
  } catch {
    forgetAll();
  }
  isAnswering = false;
}

/** Queues a press until the control's island runs; repeated presses count once. */
function press(event: MouseEvent): void {
  const control = controlOf(event) ?? movedControl(event);
  if (!control || isElsewhere(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (waiting.includes(control)) return;
  waiting.push(control);
  control.ariaBusy = 'true';
  showWaiting(true);
  answer();
}

/** Loads the islands before a press. A failure is ignored, because the press reports it. */
function prepare(control: Element): void {
  runProgram<Islands>('islands')
    .then((islands) => islands.prepare(control))
    .catch(() => undefined);
}

/** Loads islands when their controls are pressed, hovered or focused, or only when pressed if the reader saves data. */
export function handleIslands(): void {
  addEventListener('pointerdown', begin, { capture: true, passive: true });
  addEventListener('click', press, { capture: true });
  for (const sign of ['pointerover', 'focusin'])
    addEventListener(
      sign,
      (event) => {
        const control = savesData() ? null : controlOf(event);
        if (control) prepare(control);
      },
      { passive: true },
    );
  document.addEventListener(pageLeft, forgetAll);
  onStored(showStoredChoice);
}

/** Shows the reader's sandbox in samples and built HTML if one is stored or was shown before. */
export function showStoredChoice(): void {
  if (!hasStoredChoice() && !isChoiceShown) return;
  isChoiceShown = true;
  runProgram<Samples>('samples').then(
    ({ showChoice }) => showChoice(),
    () => undefined,
  );
  const place = document.querySelector(built);
  if (place) prepare(place);
}

let isChoiceShown = false;

export function prefetchIslands(): void {
  if (isFastNetwork() && document.querySelector(controls)) prefetchProgram('islands');
}
