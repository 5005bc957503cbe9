import { readFileSync, writeFileSync } from 'node:fs';
import { folderOf } from '../../../tools/i18n/translatedPages.ts';
import { at } from '../../../tools/run/paths.mjs';
import { withHash } from './marks.ts';
import { type JudgedSection, judgedSections } from './problems.ts';
import { allProofs } from './topics.ts';

/** File of a Portuguese page, by its id: `guides/refund`. */
export const fileOf = (page: string): string => at(folderOf('pt'), `${page}.mdx`);

function shown({ id, sentences, marks }: JudgedSection): string {
  const rests = marks.flatMap(({ kind, says }) =>
    says.length === 0 ? [kind] : says.map((each) => `${kind} ${each}${kind === 'proved' ? sourceOf(each) : ''}`),
  );
  return [`#${id}`, ...sentences.map((sentence) => `  ${sentence}`), ...rests.map((each) => `  - ${each}`)].join('\n');
}

/** Source of a proof, from its name to the name of the next one. */
function sourceOf(name: string): string {
  if (!allProofs.has(name)) return ' (a test of another runner)';
  const [topic, key] = name.split('.');
  const text = readFileSync(at('site', 'proofs', `${topic}.ts`), 'utf8');
  const [source = ''] = new RegExp(String.raw`^  '?${key}'?:[^]*?(?=\n  '?[\w-]+'?: |\n\}\);)`, 'm').exec(text) ?? [];
  return `\n${source}`;
}

export const audit = (page: string): string =>
  judgedSections(readFileSync(fileOf(page), 'utf8'))
    .map(shown)
    .join('\n\n');

/** Writes the hash of a section (`guides/refund#same-day`) into its marks, and returns the text to judge. */
export function judge(place: string): string {
  const [page = '', id] = place.split('#');
  const text = readFileSync(fileOf(page), 'utf8');
  const section = judgedSections(text).find((each) => each.id === id);
  if (!section) throw new Error(`${page} has no section "${id}" that says something.`);
  if (section.marks.length === 0) throw new Error(`End the section with {/* proved: topic.name */} or {/* advice */}.`);
  const judged = section.marks.reduce((all, mark) => all.replace(mark.line, () => withHash(mark, section.hash)), text);
  writeFileSync(fileOf(page), judged);
  return shown(section);
}
