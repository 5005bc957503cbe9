import { readFileSync } from 'node:fs';

/** Modules whose texts describe fields, objects and operations; the sentences of refusals are not among them. */
const describing = /[\\/]contract[\\/](resources|control|schema)[\\/].*[wW]ords\.ts$/;

/** The options of an SDK are answered with their texts. */
const answered = /[\\/]resources[\\/]sdks[\\/]words[.]ts$/;

/** What is noted of schemas, for the descriptions alone. */
const noting = /[\\/]contract[\\/]schema[\\/]notes[.]ts$/;

const noNotes = `
export const noted = (schema) => schema;
export const named = (schema) => schema;`;

/** Stands for any text, any object of texts, and any function that gives one. */
const noText = `
const noText = new Proxy(() => noText, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : noText),
});`;

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
    build.onLoad({ filter: describing }, ({ path }) => {
      if (answered.test(path)) return undefined;
      const names = [...readFileSync(path, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)];
      const contents = noText + names.map(([, name]) => `\nexport const ${name} = noText;`).join('');
      return { contents, loader: 'js' };
    });
  },
};
