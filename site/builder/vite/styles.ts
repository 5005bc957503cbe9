import { readFileSync } from 'node:fs';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';

export type StyleSheets = ReadonlyMap<string, string>;

const suffix = '.as-module.js';

/** Handles stylesheet imports on the server: collects the rules, and exports the class names of CSS modules. */
export function stylesPlugin(): { plugin: Plugin; styles: StyleSheets } {
  const styles = new Map<string, string>();
  let config: ResolvedConfig;
  const plugin: Plugin = {
    name: 'site-styles',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: {
      filter: { id: /\.css$/ },
      async handler(id, importer) {
        const found = await this.resolve(id, importer, { skipSelf: true });
        return found && `\0${found.id}${suffix}`;
      },
    },
    load: {
      filter: { id: /\.as-module\.js$/ },
      async handler(id) {
        const file = id.slice(1, -suffix.length);
        this.addWatchFile(file);
        const { code, modules, deps } = await preprocessCSS(readFileSync(file, 'utf8'), file, config);
        for (const each of deps ?? []) this.addWatchFile(each);
        styles.set(file, code);
        return `export default ${JSON.stringify(modules ?? {})}`;
      },
    },
  };
  return { plugin, styles };
}
