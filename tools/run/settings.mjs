import { Problem } from './problem.mjs';

/**
 * @typedef {object} Settings
 * @property {string} host name or address on which both servers listen
 * @property {readonly string[]} addresses addresses of the host: `localhost` has two, and browsers try either one first
 * @property {boolean} isLocal whether only this machine can connect
 * @property {number} sitePort
 * @property {number} sandboxPort
 * @property {string} siteUrl URL of the site in a browser
 * @property {string} sandboxUrl URL of the sandbox in a browser
 */

/**
 * Reads the settings of a start from the environment.
 * @param {NodeJS.ProcessEnv} env `HOST`, `SITE_PORT`, `SANDBOX_PORT`, `SANDBOX_URL`, `SITE_URL`
 * @returns {Settings}
 */
export function settingsFrom(env) {
  const sitePort = portFrom(env, 'SITE_PORT', 3000);
  const sandboxPort = portFrom(env, 'SANDBOX_PORT', 4000);
  if (sitePort === sandboxPort) {
    throw new Problem(`SITE_PORT and SANDBOX_PORT are both ${sitePort}. Give each its own port.`);
  }
  const host = (env.HOST || 'localhost').replace(/^\[(.*)\]$/, '$1');
  return {
    host,
    addresses: host === 'localhost' ? ['127.0.0.1', '::1'] : [host],
    isLocal: /^(localhost|::1|127(\.\d+){3})$/.test(host),
    sitePort,
    sandboxPort,
    siteUrl: (env.SITE_URL || `http://localhost:${sitePort}`).replace(/\/+$/, ''),
    sandboxUrl: (env.SANDBOX_URL || `http://localhost:${sandboxPort}`).replace(/\/+$/, ''),
  };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} variable
 * @param {number} standard default port
 */
function portFrom(env, variable, standard) {
  const text = env[variable];
  if (!text) return standard;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Problem(`${variable} is "${text}", which is not a port. Use a number from 1 to 65535.`);
}
