import { readFileSync } from 'node:fs';

/** Modules whose texts describe fields, objects and operations; the sentences of refusals are not among them. */
const describing = /[\\/]contract[\\/](resources|control|schema)[\\/].*[wW]ords\.ts$/;

/** The options of an SDK are answered with their texts. */
const answered = /[\\/]resources[\\/]sdks[\\/]/;

/** Stands for any text, any object of texts, and any function that gives one. */
const noText = `
const noText = new Proxy(() => noText, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : noText),
});`;

/**
 * Leaves the descriptions of the API out of a program that only answers by it. They are read while the OpenAPI files are
 * made, which a program has as files; they are a seventh of the sandbox that a reader's browser loads.
 * @type {import('esbuild').Plugin}
 */
export const withoutDescriptions = {
  name: 'without-descriptions',
  setup(build) {
    build.onLoad({ filter: describing }, ({ path }) => {
      if (answered.test(path)) return undefined;
      const names = [...readFileSync(path, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)];
      const contents = noText + names.map(([, name]) => `\nexport const ${name} = noText;`).join('');
      return { contents, loader: 'js' };
    });
  },
};
