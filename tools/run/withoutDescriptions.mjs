import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Modules with descriptions of fields, objects and operations, without those for refusals. */
const describing = /[\\/]contract[\\/](resources|control|schema)[\\/].*[wW]ords\.ts$/;

/** Modules that build schemas with these texts. Only these modules work without them. */
const describedBy = /[\\/]contract[\\/](resources|control|schema)[\\/]/;

/** Options of SDKs, whose texts are part of a response. */
const answered = /[\\/]resources[\\/]sdks[\\/]sdkWords[.]ts$/;

/** Notes on schemas, which only the descriptions use. */
const noting = /[\\/]contract[\\/]schema[\\/]notes[.]ts$/;

const noNotes = `
export const noted = (schema) => schema;
export const named = (schema) => schema;`;

/**
 * Replaces any object or function of texts while schemas are built. Throws if a text is read or a table is listed,
 * because a program that shows texts must include them.
 */
const withheld = `
const asText = new Set(['pt', 'es', 'en', 'toJSON', 'toString', 'valueOf', Symbol.toPrimitive]);
export const withheld = (name, isTable) => {
  const refuse = () => { throw new Error(name + ' has no texts here: tools/run/withoutDescriptions.mjs left them out'); };
  return new Proxy(() => withheld(name), {
    get: (_, key) => (asText.has(key) ? refuse() : withheld(name + '.' + String(key))),
    ...(isTable && { ownKeys: refuse }),
  });
};`;

/**
 * Omits the descriptions of the API from a program that only serves the API. They are needed only to generate the
 * OpenAPI files, and are a seventh of the sandbox in a browser. Without notes, no schema is copied.
 * @type {import('esbuild').Plugin}
 */
export const withoutDescriptions = {
  name: 'without-descriptions',
  setup(build) {
    build.onLoad({ filter: noting }, () => ({ contents: noNotes, loader: 'js' }));
    build.onResolve({ filter: /[wW]ords\.ts$/ }, ({ path, importer, resolveDir }) => {
      const wanted = path.startsWith('.') ? join(resolveDir, path) : path;
      if (!describing.test(wanted) || answered.test(wanted) || describedBy.test(importer)) return undefined;
      return { errors: [{ text: `${importer} reads texts that are left out of this program: ${path}` }] };
    });
    build.onResolve({ filter: /^withheld$/ }, () => ({ path: 'withheld', namespace: 'withheld' }));
    build.onLoad({ filter: /./, namespace: 'withheld' }, () => ({ contents: withheld, loader: 'js' }));
    build.onLoad({ filter: describing }, ({ path }) => {
      if (answered.test(path)) return undefined;
      const names = [...readFileSync(path, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)];
      const tables = names.map(([, name]) => `export const ${name} = /* @__PURE__ */ withheld('${name}', true);`);
      return { contents: ["import { withheld } from 'withheld';", ...tables].join('\n'), loader: 'js' };
    });
  },
};
