import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * @typedef {object} Content guide page as Markdown
 * @property {string} path in every candidate, as in `/docs/guides/errors`
 * @property {string} title
 * @property {string} body Markdown below the title
 */

const guides = 'docs/guides';
const screens = 'img/screens';

/** Prefix of the language of the comparison in our build. */
export const ours = '/en';

const fences = /^```[\s\S]*?^```$/gm;

/** Adds the samples in all languages, as in the HTML. A block that differs is followed by those in other languages. */
function withAllLanguages(markdown, others) {
  const blocksOfOthers = others.map((other) => other.match(fences) ?? []);
  let i = -1;
  return markdown.replace(fences, (block) => {
    i += 1;
    return [...new Set([block, ...blocksOfOthers.map((blocks) => blocks[i] ?? block)])].join('\n\n');
  });
}

/** Content of our build, which writes each page as `.md`, and again for each further language: `webhooks.php.md`. */
export function contentOf(folder) {
  const names = readdirSync(join(folder, ours, guides), { recursive: true, encoding: 'utf8' });
  const read = (/** @type {string} */ name) => readFileSync(join(folder, ours, guides, name), 'utf8');
  return names
    .filter((name) => /^[^.]+\.md$/.test(name))
    .map((name) => {
      const base = name.slice(0, -'.md'.length);
      const others = names.filter((other) => other.startsWith(`${base}.`) && /^[^.]+\.\w+\.md$/.test(other));
      const markdown = withAllLanguages(read(name), others.map(read));
      const [, title = '', body = ''] = /^# (.+)\n([\s\S]*)$/.exec(markdown) ?? [];
      return { path: `/${guides}/${base.split(sep).join('/')}`, title, body };
    });
}

/** Writes the content for a site generator that serves its documents from the root of the site. */
export function layOut({ from, to, write }) {
  for (const page of contentOf(from)) {
    const file = join(to, `${page.path}.md`);
    mkdirSync(dirname(file), { recursive: true });
    const toRoot = relative(dirname(file), to).split(sep).join('/');
    const body = page.body
      .replaceAll(`](${ours}/`, '](/')
      .replaceAll(/\]\((?:https?:\/\/[^/)]+)?\/(img\/[^)]+)\)/g, `](${toRoot}/$1)`)
      .replaceAll(/\]\((?:https?:\/\/[^/)]+)?(\/(?:docs\/[^)#]+|api))\.md(#[^)]*)?\)/g, ']($1$2)');
    writeFileSync(file, write({ ...page, body }));
  }
  cpSync(join(from, ours, screens), join(to, screens), { recursive: true });
}
