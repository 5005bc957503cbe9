import type { Page } from '@playwright/test';

/**
 * Records blocks of the main content that move between two painted frames without an action of the reader. Checks
 * after each paint, because the Layout Instability API also counts blocks that `content-visibility` lays out within one
 * frame, although they are invisible.
 */
export async function watchPaintedMoves(page: Page) {
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    let actedMs = Number.NEGATIVE_INFINITY;
    const act = () => {
      actedMs = performance.now();
    };
    for (const type of ['pointerdown', 'click', 'keydown', 'wheel']) addEventListener(type, act, true);

    let tops = new Map<Element, number>();
    const look = () => {
      const seen = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, figure, table, pre, div, td)')];
      const next = new Map(
        seen
          .filter((block) => block.checkVisibility({ contentVisibilityAuto: true }))
          .map((block) => [block, block.getBoundingClientRect()] as const)
          .filter(([, { height }]) => height > 0)
          .map(([block, { top }]) => [block, top]),
      );
      const followsAction = performance.now() - actedMs < 500;
      for (const [block, top] of followsAction ? [] : next) {
        const before = tops.get(block) ?? top;
        if (Math.abs(top - before) > 1 && Math.min(top, before) < innerHeight)
          moves.push(`${block.textContent?.slice(0, 80)}: ${before} -> ${top}`);
      }
      tops = next;
    };
    const painted = new MessageChannel();
    painted.port1.onmessage = () => {
      look();
      requestAnimationFrame(frame);
    };
    const frame = () => painted.port2.postMessage(null);
    requestAnimationFrame(frame);
  });
  return () => page.evaluate(() => (window as unknown as { moves: string[] }).moves);
}
