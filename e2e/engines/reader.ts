import { expect } from '@playwright/test';
import { desktop, type Engine, type Size } from './engine.ts';
import { type Located, locate, type Use, type Wanted } from './locate.ts';

type Name = string | RegExp;

/** Maximum duration of a step on a busy machine. */
const patience = { timeout: 30_000, intervals: [20, 50, 100, 200] };

const describe = (css: string, name?: Name) => (name === undefined ? css : `${css} named ${name}`);

/** Actions and observations of a reader, each retried until it succeeds. A name is a text or a pattern. */
export function readerOf(engine: Engine, origin: string) {
  async function find(css: string, name: Name | undefined, use: Use): Promise<Located> {
    const pattern = name instanceof RegExp ? { source: name.source, flags: name.flags } : name;
    const wanted: Wanted = { css, name: pattern };
    const call = `(${locate})(${JSON.stringify(wanted)}, ${JSON.stringify(use)})`;
    return JSON.parse(await engine.evaluate(`${call}.then(JSON.stringify)`));
  }

  async function click(css: string, name?: Name): Promise<void> {
    const { point } = await find(css, name, 'press');
    expect(point, `${describe(css, name)} can be pressed`).toBeDefined();
    if (!point) return;
    await engine.click(point.x, point.y);
    // The page may move between locating and pressing while parts get their layout, so a missed press is repeated.
    // After a press that leads to another page, the old one cannot be queried.
    const pressed = await engine.evaluate('String(document.documentElement.dataset.pressed)').catch(() => '');
    expect(pressed, `${describe(css, name)} was hit`).not.toBe('false');
  }

  /** Retries even while a page unloads and cannot be queried. */
  const succeeds = (attempt: () => Promise<void>) => expect(attempt).toPass(patience);

  const counts = (css: string, name: Name | undefined, use: Use, isExpected: (count: number) => boolean) =>
    succeeds(async () => {
      const { count } = await find(css, name, use);
      expect(isExpected(count), `${describe(css, name)}: ${count} in sight`).toBe(true);
    });

  return {
    async opens(path: string, size: Size = desktop) {
      await engine.resize(size);
      await engine.goto(origin + path);
    },
    goesBack: () => engine.back(),
    /** Presses the first visible element with the mouse. */
    presses: (css: string, name?: Name) => succeeds(() => click(css, name)),
    pressesAt: (x: number, y: number) => engine.click(x, y),
    focuses: (css: string, name?: Name) => counts(css, name, 'focus', (count) => count > 0),
    /** Presses named keys or characters together. */
    strikes: (...keys: string[]) => engine.press(keys),
    async types(text: string) {
      for (const character of text) await engine.press([character]);
    },
    /** Presses a copy button and pastes into a field, because engines give programs no access to the clipboard. */
    copies: (css: string, text: RegExp) =>
      succeeds(async () => {
        await click(css);
        await engine.evaluate(`(${focusEmptyField})() ?? ''`);
        await engine.press([process.platform === 'darwin' ? 'Meta' : 'Control', 'v']);
        expect(await engine.evaluate('document.activeElement.value'), 'what was copied').toMatch(text);
      }),
    /** Scrolls the page by CSS pixels and waits for the scroll event. */
    scrolls: async (by: number) => void (await engine.evaluate(`(${scroll})(${by})`)),
    sees: (css: string, name?: Name) => counts(css, name, 'look', (count) => count > 0),
    /** Finds elements in the viewport without scrolling. */
    hasInView: (css: string, name?: Name) => counts(css, name, 'view', (count) => count > 0),
    hasNotInView: (css: string, name?: Name) => counts(css, name, 'view', (count) => count === 0),
    doesNotSee: (css: string, name?: Name) => counts(css, name, 'look', (count) => count === 0),
    finds: (expression: string) =>
      succeeds(async () => expect(await engine.evaluate(`String(${expression})`), expression).toBe('true')),
    isAt: (path: RegExp) =>
      succeeds(async () =>
        expect(await engine.evaluate('location.pathname + location.search + location.hash')).toMatch(path),
      ),
  };
}

export type Reader = ReturnType<typeof readerOf>;

/** Scrolls like a mouse wheel. Runs in the page; the scroll event follows in the next frame. */
function scroll(by: number): Promise<string> {
  dispatchEvent(new WheelEvent('wheel', { deltaY: by }));
  scrollBy({ top: by, behavior: 'instant' });
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(''))));
}

/** Runs in the page. */
function focusEmptyField(): void {
  document.getElementById('pasted')?.remove();
  const field = document.createElement('textarea');
  field.id = 'pasted';
  document.body.append(field);
  field.focus();
}
