import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * @typedef {object} Content one guide page as Markdown
 * @property {string} path path in every candidate, as in `/docs/guides/errors`
 * @property {string} title
 * @property {string} body Markdown below the title
 */

/** Content of the comparison: the guides. */
const guides = 'docs/guides';
const screens = 'img/screens';

/**
 * The guide pages as Markdown, from our build, which writes each page at its path with `.md`.
 * @param {string} folder the build
 * @returns {Content[]}
 */
export function contentOf(folder) {
  const names = readdirSync(join(folder, guides), { recursive: true }).map((name) => `${guides}/${name}`);
  return (
    names
      // Not those with the samples of one language alone: `webhooks.php.md`.
      .filter((name) => /^[^.]+\.md$/.test(name))
      .map((name) => {
        const markdown = readFileSync(join(folder, name), 'utf8');
        const [, title = '', body = ''] = /^# (.+)\n([\s\S]*)$/.exec(markdown) ?? [];
        return { path: `/${name.slice(0, -'.md'.length).split(sep).join('/')}`, title, body };
      })
  );
}

/**
 * Writes the pages in a site generator's format, with pictures and internal links.
 * @param {object} place
 * @param {string} place.from the build of ours they are from
 * @param {string} place.to the engine's folder of documents; it stands for the root of the site
 * @param {(page: Content) => string} place.write the text of a page's file
 */
export function layOut({ from, to, write }) {
  for (const page of contentOf(from)) {
    const file = join(to, `${page.path}.md`);
    mkdirSync(dirname(file), { recursive: true });
    const toRoot = relative(dirname(file), to).split(sep).join('/');
    const body = page.body
      .replaceAll(/\]\((?:https?:\/\/[^/)]+)?\/(img\/[^)]+)\)/g, `](${toRoot}/$1)`)
      .replaceAll(/\]\((?:https?:\/\/[^/)]+)?(\/(?:docs\/[^)#]+|api))\.md(#[^)]*)?\)/g, ']($1$2)');
    writeFileSync(file, write({ ...page, body }));
  }
  cpSync(join(from, screens), join(to, screens), { recursive: true });
}
