import { readFileSync } from 'node:fs';

const quoted = String.raw`(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|\`(?:\\.|[^\`\\$])*\`)`;
const string = String.raw`${quoted}(?:\s*\+\s*${quoted})*`;
const fields = String.raw`(?:\s*(?:id|message|description):\s*${string}\s*,?)+`;
const call = new RegExp(String.raw`\btranslate\(\s*\{(${fields})\s*\}(\s*,?\s*\))?`, 'g');
const element =
  /<Translate((?:\s+(?:id|description)="[^"]*")+)(\s+values=\{\{(?:(?!<Translate\s)[\s\S])*?\}\})?\s*>([^<]*)<\/Translate>/g;

/** @param {string} literal as a program writes it */
const read = (literal) => /** @type {string} */ (new Function(`return ${literal}`)());

/** Text between two elements, as React parses it. @param {string} text */
const textOf = (text) => {
  const braced = new RegExp(String.raw`^\s*\{\s*(${string})\s*\}\s*$`).exec(text)?.[1];
  return braced ? read(braced) : text.trim().replace(/\s*\n\s*/g, ' ');
};

/**
 * Inlines each message of the engine in the language of the build, replacing its id, its default text and its note for
 * translators. A module ships only its own messages, rather than each page those of the whole engine.
 * @this {import('@rspack/core').LoaderContext<{ file: string }>}
 * @param {string} source a module
 */
export default function translations(source) {
  if (!source.includes('@docusaurus/Translate')) return source;
  const { file } = this.getOptions();
  this.addDependency(file);
  /** @type {Record<string, string>} */
  const messages = JSON.parse(readFileSync(file, 'utf8'));
  let said = 0;
  const say = (/** @type {string} */ id, /** @type {string} */ message) => {
    said += 1;
    return JSON.stringify(messages[id ?? message] ?? message);
  };
  const ofCalls = source.replace(call, (_, written, end) => {
    const { id, message } = /** @type {any} */ (read(`({${written}})`));
    return end ? `(${say(id, message)})` : `translate({ message: ${say(id, message)} }`;
  });
  const ofElements = (/** @type {string} */ text) =>
    text.replace(element, (_, attributes, values, inside) => {
      const message = `{${say(/\bid="([^"]*)"/.exec(attributes)?.[1] ?? '', textOf(inside))}}`;
      return values ? `<Translate${values}>${message}</Translate>` : `<>${message}</>`;
    });
  // Twice, for messages inside the values of another.
  const written = ofElements(ofElements(ofCalls));
  if (said !== (source.match(/\btranslate\(|<Translate\s/g)?.length ?? 0))
    throw new Error('A message is to be written where it is said, its id and its words as plain strings');
  return written;
}
