import { readFileSync } from 'node:fs';

/** How a class of `fetch` is named without Node reading all of them. */
const late = `
function late(name) {
  const known = Object.getOwnPropertyDescriptor(globalThis, name);
  let real;
  function read() {
    if (real) return real;
    const replaced = Object.getOwnPropertyDescriptor(globalThis, name);
    real = known.get ? known.get.call(globalThis) : known.value;
    // Node puts what it has read in the place of what stands there.
    Object.defineProperty(globalThis, name, replaced);
    Object.setPrototypeOf(Late, real);
    Object.setPrototypeOf(Late.prototype, real.prototype);
    return real;
  }
  function Late(...given) {
    return Reflect.construct(read(), given, new.target);
  }
  Object.defineProperty(Late, Symbol.hasInstance, { value: (one) => one?.[Symbol.toStringTag] === name });
  Object.defineProperty(Late.prototype, Symbol.toStringTag, { value: name });
  return Late;
}
const Headers = late('Headers');
`;

/** Where the server of Hono names them: it keeps its own, and puts these in the place of the global ones. */
const edits = /** @type {const} */ ([
  ['globalThis.Headers', 'Headers'],
  ['= global.Request;', "= late('Request');"],
  ['= global.Response;', "= late('Response');"],
  ['&& global.Request !== Request$1', ''],
  // Which headers came is known without a list that can be changed.
  [
    'return this.#native.keys()',
    'return this.#headers ? this.#headers.keys() : Object.keys(this.#incoming.headers).values()',
  ],
  ['globalThis.CloseEvent ??', ''],
  ['globalThis.ErrorEvent ??', ''],
]);

/**
 * Lets the server of Hono name the classes of `fetch` without loading them: that takes an eighth of a start and 9 MB,
 * and few requests need more than its own light ones.
 * @type {import('esbuild').Plugin}
 */
export const lateFetch = {
  name: 'late-fetch',
  setup(build) {
    build.onLoad({ filter: /[\\/]@hono[\\/]node-server[\\/]dist[\\/]index\.mjs$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const missing = edits.filter(([named]) => !text.includes(named));
      if (missing.length > 0)
        return { errors: missing.map(([named]) => ({ text: `${path} has no ${named}` })) };
      const edited = edits.reduce((all, [named, instead]) => all.replaceAll(named, () => instead), text);
      return { contents: late + edited, loader: 'js' };
    });
  },
};
