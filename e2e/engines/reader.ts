import { expect } from '@playwright/test';
import { desktop, type Engine, type Size } from './engine.ts';
import { type Located, locate, type Use, type Wanted } from './locate.ts';

type Name = string | RegExp;

/** Longer than any page takes on a busy machine. */
const patience = { timeout: 30_000, intervals: [20, 50, 100, 200] };

const describe = (css: string, name?: Name) => (name === undefined ? css : `${css} named ${name}`);

/** What a reader does and sees, each tried until it holds; elements by selector and by whole name or pattern. */
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
    // The page may move between the look and the press, as what came near gets its layout: then it is pressed again.
    // A page that the press left cannot be asked.
    const pressed = await engine.evaluate('String(document.documentElement.dataset.pressed)').catch(() => '');
    expect(pressed, `${describe(css, name)} was hit`).not.toBe('false');
  }

  /** A page that is just left cannot be asked: then it is tried again, too. */
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
    /** Presses the first of the elements in sight with the mouse. */
    presses: (css: string, name?: Name) => succeeds(() => click(css, name)),
    /** Presses at CSS pixels of the viewport. */
    pressesAt: (x: number, y: number) => engine.click(x, y),
    /** Gives the first of the elements in sight the focus. */
    focuses: (css: string, name?: Name) => counts(css, name, 'focus', (count) => count > 0),
    /** Strikes keys together: named ones, and others by the character they type. */
    strikes: (...keys: string[]) => engine.press(keys),
    /** Strikes one key after the other. */
    async types(text: string) {
      for (const character of text) await engine.press([character]);
    },
    /** Presses a button that copies, and pastes into a field: an engine shows its clipboard to nobody but a reader. */
    copies: (css: string, text: RegExp) =>
      succeeds(async () => {
        await click(css);
        await engine.evaluate(`(${focusEmptyField})() ?? ''`);
        await engine.press([process.platform === 'darwin' ? 'Meta' : 'Control', 'v']);
        expect(await engine.evaluate('document.activeElement.value'), 'what was copied').toMatch(text);
      }),
    /** Scrolls the page by CSS pixels, down or up, and waits until the page has been told. */
    scrolls: async (by: number) => void (await engine.evaluate(`(${scroll})(${by})`)),
    sees: (css: string, name?: Name) => counts(css, name, 'look', (count) => count > 0),
    /** Sees it without scrolling. */
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

/** Runs in the page: turns the wheel. The event of a scroll comes with the next frame. */
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
