import type { Plugin } from 'vite';
import { filesIn } from '../../../tools/run/paths.mjs';
import { defaultLocale, type SiteLocale, siteLocales } from '../../locales.ts';
import type { Document } from '../pages/documents.ts';
import { at } from './paths.ts';

/** Language-specific modules, by prefix. */
const ofLanguage: Readonly<Record<string, (locale: SiteLocale) => string>> = {
  '@words/': (locale) => at('site/src/words', locale, '/'),
  '@workbench-words': (locale) => at('workbench/words', `${locale}.ts`),
};

/** Modules with data of the contract, the examples or the pages (data/modules.ts). */
const data = /^@(facts|calls|recorded|refusals|documents)(\/|$)/;
export const dataPrefix = '\0data:';
// Not `.json`, because Vite would parse the module as JSON.
const dataSuffix = '.data';
export const documentsModule = `${dataPrefix}@documents${dataSuffix}`;

/** Cached values of data modules in this process, by language and name. */
const values = new Map<string, unknown>();
Object.assign(globalThis, { [Symbol.for('site data')]: values });

/** Returns the value of a data module; undefined for an unknown name. */
export type ReadData = (locale: SiteLocale, id: string) => Promise<unknown>;

/** Module that imports the text of a document by its file. In a bundle, it lists all documents. */
const anyText = 'export default (file) => import(/* @vite-ignore */ file)';
const textsModule = (documents: readonly Document[]) =>
  `const texts = {${documents.map(({ file }) => `${JSON.stringify(file)}: () => import(${JSON.stringify(file)})`)}};
export default (file) => texts[file]()`;

function recordingsModule(locale: SiteLocale): string {
  const entries = filesIn(at('.build/recordings', locale), '.json')
    .map((name) => name.replaceAll('\\', '/').replace(/\.json$/, ''))
    .map((name) => `'${name}': () => import('@recorded/${name}.json')`);
  return `export default {${entries.join()}}`;
}

/**
 * Resolves the virtual modules and data modules, and the modules that depend on the language.
 * @param only language of a bundle; otherwise the environment determines the language
 */
export function importsPlugin(read: ReadData, only?: SiteLocale): Plugin {
  return {
    name: 'site-imports',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(@|virtual:)/ },
      handler(id) {
        const locale = only ?? siteLocales.find((each) => each === this.environment.name) ?? defaultLocale;
        if (id.startsWith('virtual:')) return `\0${id}`;
        if (data.test(id)) return dataPrefix + id.replace(/\.json$/, '') + dataSuffix;
        const [name, fileOf] = Object.entries(ofLanguage).find(([prefix]) => id.startsWith(prefix)) ?? [];
        return name && fileOf && fileOf(locale) + id.slice(name.length);
      },
    },
    load: {
      filter: { id: /^\0(data|virtual):/ },
      async handler(id) {
        const locale = only ?? (this.environment.name as SiteLocale);
        if (id === '\0virtual:locale') return `export const locale = ${JSON.stringify(locale)}`;
        if (id === '\0virtual:recordings') return recordingsModule(locale);
        if (id === '\0virtual:texts')
          return only ? textsModule((await read(only, '@documents')) as Document[]) : anyText;
        const name = id.slice(dataPrefix.length, -dataSuffix.length);
        const value = await read(locale, name);
        if (value === undefined) this.error(`nothing has the data ${name}: the contract, the examples or the pages`);
        if (this.environment.config.consumer === 'client') return `export default ${JSON.stringify(value)}`;
        // In this process, the value itself is passed, because Vite would take long to parse large modules.
        const key = `${locale} ${name}`;
        values.set(key, JSON.parse(JSON.stringify(value)));
        return `export default globalThis[Symbol.for('site data')].get(${JSON.stringify(key)})`;
      },
    },
  };
}
