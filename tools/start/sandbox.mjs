import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { sandboxScript } from '../run/build.mjs';
import { startChild } from '../run/children.mjs';
import { at, root } from '../run/paths.mjs';
import { Problem } from '../run/problem.mjs';

const patienceSeconds = 30;
const exitWithParent = pathToFileURL(at('tools', 'start', 'exitWithParent.mjs')).href;

/**
 * Starts the sandbox and waits until it responds.
 * @param {Pick<import('../run/settings.mjs').Settings, 'host' | 'sandboxPort' | 'sandboxUrl' | 'siteUrl'>} settings
 * @returns process of the sandbox
 */
export async function startSandbox({ host, sandboxPort, sandboxUrl, siteUrl }) {
  const child = startChild(process.execPath, ['--enable-source-maps', '--import', exitWithParent, sandboxScript], {
    cwd: root,
    env: {
      ...process.env,
      HOST: host,
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_URL: sandboxUrl,
      SITE_URL: siteUrl,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await untilReady(child, `http://${reachable(host)}:${sandboxPort}/sandbox/ready`);
  return child;
}

/** @param {import('node:child_process').ChildProcess} child @param {string} url */
async function untilReady(child, url) {
  const deadline = Date.now() + patienceSeconds * 1000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Problem('The sandbox stopped before it answered; it says why above.');
    }
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Problem(`The sandbox did not answer on ${url} within ${patienceSeconds} seconds.`);
}

/** Host to use in URLs for a server that listens on `host`. @param {string} host */
function reachable(host) {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
