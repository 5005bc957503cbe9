import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Modules whose texts describe fields, objects and operations; the sentences of refusals are not among them. */
const describing = /[\\/]contract[\\/](resources|control|schema)[\\/].*[wW]ords\.ts$/;

/** Modules that make schemas with those texts; no other has a use for them without the texts. */
const describedBy = /[\\/]contract[\\/](resources|control|schema)[\\/]/;

/** The options of an SDK are answered with their texts. */
const answered = /[\\/]resources[\\/]sdks[\\/]words[.]ts$/;

/** What is noted of schemas, for the descriptions alone. */
const noting = /[\\/]contract[\\/]schema[\\/]notes[.]ts$/;

const noNotes = `
export const noted = (schema) => schema;
export const named = (schema) => schema;`;

/**
 * Stands for any object of texts, and any function that gives one, while schemas are made of them. Who reads one of its
 * texts, or lists a table of them, is refused: a program that shows texts must have them.
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
 * Leaves the descriptions of the API out of a program that only answers by it. They are read while the OpenAPI files are
 * made, which a program has as files; they are a seventh of the sandbox that a reader's browser loads. Without notes no
 * schema is copied to carry one.
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
      const tables = names.map(
        ([, name]) => `export const ${name} = /* @__PURE__ */ withheld('${name}', true);`,
      );
      return { contents: ["import { withheld } from 'withheld';", ...tables].join('\n'), loader: 'js' };
    });
  },
};
