import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { startChild, stopChild } from '../../tools/run/children.mjs';
import { requirements } from '../../tools/test/requirements.mjs';
import { clickActions, keyActions } from './actions.ts';
import { connectBidi } from './bidi.ts';
import type { Engine } from './engine.ts';

/** Preferences that disable background requests, prompts and animations. */
const preferences = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'browser.topsites.contile.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  // Default of `Accept-Language`, a header that service workers do not see in Chromium.
  'intl.accept_languages': 'pt-PT',
  'extensions.getAddons.cache.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'ui.prefersReducedMotion': 1,
};

/** Starts headless Firefox with a temporary profile. Firefox itself supports WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'balcao-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const child = startChild(String(requirements.firefox.find()), args, {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const { send, close } = await connectBidi(`${await addressIn(child.stderr as Readable)}/session`);
  await send('session.new', { capabilities: {} });
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  return {
    resize: (viewport) => send('browsingContext.setViewport', { context, viewport }),
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    async evaluate(expression) {
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    click: (x, y) => send('input.performActions', { context, actions: clickActions(x, y) }),
    press: (keys) => send('input.performActions', { context, actions: keyActions(keys) }),
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async close() {
      close();
      await stopChild(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Evaluated {
  result: { value: string };
  exceptionDetails?: { text: string };
}

function addressIn(output: Readable): Promise<string> {
  output.setEncoding('utf8');
  return new Promise((done, fail) => {
    let told = '';
    output.on('data', (text: string) => {
      told += text;
      const address = /BiDi listening on (ws:\S+)\n/.exec(told)?.[1];
      if (address) done(address);
    });
    output.on('end', () => fail(new Error(`Firefox ended: ${told}`)));
  });
}
