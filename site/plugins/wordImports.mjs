const imported = /^import \{([^}]*)\} from '(@words\/\w+\.ts)';/gm;

/**
 * Imports each text object of the site as a module of its own. The bundler never divides a module between chunks, so a
 * chunk would otherwise hold the texts of every component of an area.
 * @param {string} source a module
 */
export default function wordImports(source) {
  const divided = source.replace(imported, (_, /** @type {string} */ names, file) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => `import { ${name} } from '${file}?${name.split(' ')[0]}';`)
      .join(' '),
  );
  if (/^import (?!type )[^;]*'@words\/\w+\.ts';/m.test(divided))
    throw new Error("Import the texts of a component by name: import { search } from '@words/chrome.ts'");
  return divided;
}
