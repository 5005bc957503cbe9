/**
 * Bundles only undici's agent, which sends deliveries, without `fetch`, sockets, caches and mocks: nearly half of it.
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

/** Keeps the timers of load time for the package: a test's fake timers apply only to its own program. */
export const ownTimers = `
  const timersPromises = { ...require('node:timers/promises') };
  const { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate, performance } = globalThis;
`;

const replaced = {
  // The command has no `timersPromises`: its process has no fake timers.
  'node:timers/promises':
    "module.exports = typeof timersPromises === 'undefined' ? process.getBuiltinModule('node:timers/promises') : timersPromises;",
  // Hono's server imports it for HTTP/2, which the sandbox lacks; loading takes a hundredth of a second.
  'node:http2': 'exports.Http2ServerRequest = class {}; exports.constants = {};',
};

/**
 * Loads Node modules through CommonJS. An ES import evaluates all exports, including large lazy ones:
 * `node:http` loads the client of `fetch`, `node:crypto` Argon2.
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
