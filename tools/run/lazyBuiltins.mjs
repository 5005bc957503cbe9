/**
 * Bundles only undici's agent, which sends deliveries. Omits `fetch`, sockets, caches and mocks, nearly half of it.
 * @type {import('esbuild').Plugin}
 */
export const undiciAgent = {
  name: 'undici-agent',
  setup(build) {
    build.onLoad({ filter: /[\\/]undici[\\/]index\.js$/ }, () => ({
      // Adds the API methods to the dispatcher, as undici's index does.
      contents: `
        Object.assign(require('./lib/dispatcher/dispatcher').prototype, require('./lib/api'));
        module.exports = { Agent: require('./lib/dispatcher/agent') };`,
      loader: 'js',
    }));
  },
};

/** Makes the package keep the timers found at load time, so that a test's fake timers affect only its own program. */
export const ownTimers = `
  const timersPromises = { ...require('node:timers/promises') };
  const { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate, performance } = globalThis;
`;

const replaced = {
  // The command does not define `timersPromises`, because fake timers are never used in its process.
  'node:timers/promises':
    "module.exports = typeof timersPromises === 'undefined' ? process.getBuiltinModule('node:timers/promises') : timersPromises;",
  // Hono's server imports the module for HTTP/2, which the sandbox does not support. Loading it would take 10 ms.
  'node:http2': 'exports.Http2ServerRequest = class {}; exports.constants = {};',
};

/**
 * Loads Node modules through CommonJS. An ES import would evaluate all exports, including large lazy ones: `node:http`
 * loads the client of `fetch`, `node:crypto` loads Argon2.
 * @type {import('esbuild').Plugin}
 */
export const lazyBuiltins = {
  name: 'lazy-builtins',
  setup(build) {
    build.onResolve({ filter: /^node:/ }, ({ path, kind }) =>
      kind === 'import-statement' ? { path, namespace: 'builtin' } : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'builtin' }, ({ path }) => ({
      contents:
        replaced[/** @type {keyof typeof replaced} */ (path)] ??
        `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
      loader: 'js',
    }));
  },
};
