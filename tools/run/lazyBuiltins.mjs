/**
 * Timers as they are when the package is loaded, for all of its code: a test that puts others in their place, and moves
 * them by hand, means its own program.
 */
export const ownTimers = `
  const timersPromises = { ...require('node:timers/promises') };
  const { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate, performance } = globalThis;
`;

/** What stands for a module of Node. */
const replaced = {
  // A process of its own has no timers of a test, and keeps none aside.
  'node:timers/promises':
    "module.exports = typeof timersPromises === 'undefined' ? process.getBuiltinModule('node:timers/promises') : timersPromises;",
  // The server of Hono asks for it to serve HTTP/2, which the sandbox does not; it takes a hundredth of a second.
  'node:http2': 'exports.Http2ServerRequest = class {}; exports.constants = {};',
};

/**
 * Loads modules of Node as CommonJS does. As an ES module each of them is asked for all its exports at once, and some
 * are whole programs that Node itself loads late: `node:http` brings the client of `fetch`, `node:crypto` Argon2.
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
