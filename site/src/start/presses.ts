import type { Program } from './dataBlock.ts';
import { programOf } from './intent.ts';
import { isAnsweredBy, relocator } from './nodes.ts';
import { enqueueReplay } from './replayQueue.ts';

/** Whether a click opens its link in another tab or window, or saves it. */
export const isElsewhere = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/**
 * Queues a click on a control until its program can handle it; repeated clicks count once.
 * @param start starts the program
 */
export function keepPress(event: MouseEvent, start: (program: Program) => void): void {
  const control = programOf(event);
  if (!control || isAnsweredBy(control.program, control.node)) return;
  // Links opened in another tab are left to the browser.
  if (isElsewhere(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { node, program } = control;
  start(program);
  if (node.ariaBusy) return;
  node.ariaBusy = 'true';
  const find = relocator(node);
  enqueueReplay(() => {
    const found = find();
    if (!(found instanceof HTMLElement) || !isAnsweredBy(program, found)) return false;
    found.ariaBusy = null;
    found.click();
    return true;
  });
}
