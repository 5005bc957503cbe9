import { connect, createServer } from 'node:net';
import { Problem, withVariable } from './problem.mjs';

/**
 * Throws if a server's port is not available.
 * @param {import('./settings.mjs').Settings} settings
 * @param {string} command command to repeat with another port
 */
export async function requireFreePorts({ host, sitePort, sandboxPort }, command) {
  await requireFree(sitePort, { host, server: 'site', variable: 'SITE_PORT', command });
  await requireFree(sandboxPort, { host, server: 'sandbox', variable: 'SANDBOX_PORT', command });
}

/**
 * @param {number} port
 * @param {{ host: string, server: string, variable: string, command: string }} use
 */
async function requireFree(port, { host, server, variable, command }) {
  const reason = await whyNot(port, host);
  if (!reason) return;
  const other = port < 65_000 ? port + 100 : port - 100;
  throw new Problem(
    `Port ${port} ${reason}, and the ${server} needs it.\n` +
      `Stop what uses it, or choose another port with ${variable}:\n` +
      `  ${withVariable(variable, other, command)}`,
  );
}

/** Returns a port that is free now. @returns {Promise<number>} */
export async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address ? address.port : freePort();
}

/** @type {Record<string, string>} */
const refusals = {
  EADDRINUSE: 'is taken',
  EACCES: 'may not be used by this user',
  EADDRNOTAVAIL: 'cannot be opened on the address in HOST',
  ENOTFOUND: 'cannot be opened on the address in HOST',
};

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} reason; undefined if the port is free
 */
export async function whyNot(port, host) {
  // A server on the other loopback address would not prevent listening, but browsers would reach it first.
  if ((await answers(port, '127.0.0.1')) || (await answers(port, '::1'))) return refusals.EADDRINUSE;
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      done(refusals[error.code ?? ''] ?? `cannot be opened (${error.message})`),
    );
    probe.listen(port, host, () => probe.close(() => done(undefined)));
  });
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function answers(port, host) {
  return new Promise((done) => {
    const socket = connect({ port, host, timeout: 500 });
    /** @param {boolean} answer */
    const end = (answer) => {
      socket.destroy();
      done(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}
