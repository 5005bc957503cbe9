/** The server of Hono asks for it to serve HTTP/2, which the sandbox does not; it takes a hundredth of a second. */
const unused = { 'node:http2': 'exports.Http2ServerRequest = class {}; exports.constants = {};' };

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
        unused[/** @type {keyof typeof unused} */ (path)] ??
        `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
      loader: 'js',
    }));
  },
};
