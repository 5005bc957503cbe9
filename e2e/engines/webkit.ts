import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { startChild, stopChild } from '../../tools/run/children.mjs';
import { freePort } from '../../tools/run/ports.mjs';
import { requirements } from '../../tools/test/requirements.mjs';
import { clickActions, keyActions } from './actions.ts';
import type { Engine, Size } from './engine.ts';

/** GTK settings: no animations, no overlay scrollbars, which would take clicks, and windows as narrow as a phone. */
const settings = {
  'gtk.css': '* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px; }',
  'settings.ini': '[Settings]\ngtk-enable-animations=0\ngtk-overlay-scrolling=0\n',
};

const display: Size = { width: 1400, height: 1000 };

/** Position at the centre of a display. The pointer starts there, so the window gets the focus. */
const centred = ({ width, height }: Size) => ({
  x: Math.round((display.width - width) / 2),
  y: Math.round((display.height - height) / 2),
  width,
  height,
});

/** Starts the driver of WebKitGTK on a separate display, which its window needs. */
export async function startWebkit(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'balcao-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  for (const [name, text] of Object.entries(settings)) writeFileSync(join(folder, 'gtk-3.0', name), text);
  const screen = `${display.width}x${display.height}x24`;
  const args = ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'];
  const server = startChild(String(requirements.xvfb.find()), args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const env = {
    ...process.env,
    DISPLAY: `:${await firstLine(server.stdout as Readable)}`,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: folder,
    XDG_DATA_HOME: folder,
    // Works without a graphics card and an accessibility bus.
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
  };
  const port = await freePort();
  const driver = startChild(String(requirements.webkit.find()), [`--port=${port}`], { env, stdio: 'ignore' });
  const send = sender(`http://127.0.0.1:${port}`);
  await answered(() => send('GET', '/status'));
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities: {} });
  const session = `/session/${sessionId}`;
  const evaluate = (expression: string) =>
    send<string>('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  return {
    async resize(size) {
      await send('POST', `${session}/window/rect`, centred(size));
      const isWide = async () => {
        if ((await evaluate('String(innerWidth)')) !== String(size.width))
          throw new Error('The window has another width.');
      };
      await answered(isWide);
    },
    goto: (url) => send('POST', `${session}/url`, { url }),
    back: () => send('POST', `${session}/back`, {}),
    evaluate,
    click: (x, y) => send('POST', `${session}/actions`, { actions: clickActions(x, y) }),
    press: (keys) => send('POST', `${session}/actions`, { actions: keyActions(keys) }),
    screenshot: async () => Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64'),
    async close() {
      await send('DELETE', session);
      await stopChild(driver);
      await stopChild(server);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Send = <Value = void>(method: string, path: string, body?: object) => Promise<Value>;

const sender =
  (origin: string): Send =>
  async (method, path, body) => {
    const response = await fetch(origin + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

async function answered(attempt: () => Promise<unknown>, until = Date.now() + 10_000): Promise<void> {
  for (;;) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

async function firstLine(output: Readable): Promise<string> {
  output.setEncoding('utf8');
  let told = '';
  for await (const text of output) {
    told += text;
    if (told.includes('\n')) break;
  }
  return told.trim();
}
