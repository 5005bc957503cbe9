import { soapService } from '@balcao/contract/soap/service.ts';
import { isXmlText, unwritableAt } from '@balcao/text/xml.ts';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { SoapFault } from './fault.ts';

/** Element of a message. Its name has a namespace instead of a prefix. */
export interface Element {
  name: string;
  namespace: string | undefined;
  /** Attributes by local name, without namespace declarations. */
  attributes: Readonly<Record<string, string>>;
  children: readonly Element[];
  text: string;
}

/** Node of the parser. Besides its attributes, its only key is its name. */
type Raw = Record<string, unknown>;

const attributesKey = ':@';
const [textKey, cdataKey] = ['#text', '#cdata'];

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  cdataPropName: cdataKey,
  maxNestedTags: soapService.mostLevels,
});

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decodes a character reference: by number, or one of the five names of XML. Custom entities are refused. */
function character(reference: string): string {
  const known = named[reference];
  if (known) return known;
  const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(reference) ?? [];
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN);
  if (!(code <= 0x10ffff) || !isXmlText(String.fromCodePoint(code))) throw new SoapFault('reference', `&${reference};`);
  return String.fromCodePoint(code);
}

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&([^;&\s]{1,10};)?/g, (_, reference?: string) => {
    if (!reference) throw new SoapFault('reference', '&');
    return character(reference.slice(0, -1));
  });
}

type Scope = ReadonlyMap<string, string>;

function scopeOf(attributes: readonly [string, string][], around: Scope): Scope {
  const declared = attributes.flatMap(([name, value]): [string, string][] => {
    if (name === 'xmlns') return [['', value]];
    return name.startsWith('xmlns:') ? [[name.slice(6), value]] : [];
  });
  return declared.length === 0 ? around : new Map([...around, ...declared]);
}

const localOf = (name: string) => name.slice(name.indexOf(':') + 1);

function elementOf(raw: Raw, around: Scope): Element {
  const qualified = Object.keys(raw).find((key) => key !== attributesKey) ?? '';
  const given = Object.entries((raw[attributesKey] ?? {}) as Record<string, string>).map(
    ([name, value]): [string, string] => [name, unescaped(value)],
  );
  const scope = scopeOf(given, around);
  const prefix = qualified.includes(':') ? qualified.slice(0, qualified.indexOf(':')) : '';
  const inside = raw[qualified] as Raw[];
  const isText = (node: Raw) => textKey in node || cdataKey in node;
  const own = given.filter(([name]) => name !== 'xmlns' && !name.startsWith('xmlns:'));
  return {
    name: localOf(qualified),
    namespace: scope.get(prefix),
    attributes: Object.fromEntries(own.map(([name, value]) => [localOf(name), value])),
    children: inside.filter((node) => !isText(node)).map((node) => elementOf(node, scope)),
    text: inside.filter(isText).map(textOf).join(''),
  };
}

function textOf(node: Raw): string {
  if (textKey in node) return unescaped(String(node[textKey]));
  return (node[cdataKey] as Raw[]).map((part) => String(part[textKey])).join('');
}

/** Fault for a text that is not well-formed, with the location found by the validator. */
function broken(text: string): SoapFault {
  const found = XMLValidator.validate(text);
  if (found === true) return new SoapFault('broken', '?');
  const { line, col, msg } = found.err;
  const isBare = /char '&'/.test(msg) || (/after '<'/.test(msg) && /<\s+\S/.test(text));
  return new SoapFault(isBare ? 'bareSign' : 'broken', `${line}:${col}`);
}

/** Fault for a character that XML forbids, with its location. */
function unwritable(text: string, at: number): SoapFault {
  const lines = text.slice(0, at).split('\n');
  const code = (text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return new SoapFault('character', `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1} (U+${code})`);
}

function rawOf(text: string): Raw[] {
  try {
    return parser.parse(text) as Raw[];
  } catch (error) {
    throw /nested/i.test(String(error)) ? new SoapFault('deep') : broken(text);
  }
}

/** Number of characters to quote from a body that is not XML. */
const shownCharacters = 30;

/** Limits elements, attributes and references, which cost far more than their size, attributes of one element most. */
function checkMarks(text: string): void {
  let marks = 0;
  let ofElement = 0;
  for (const [mark] of text.matchAll(/[<=&]/g)) {
    marks += 1;
    ofElement = mark === '<' ? 0 : ofElement + 1;
    if (marks > soapService.mostMarks || ofElement > soapService.mostMarksOfElement) throw new SoapFault('crammed');
  }
}

/** Parses a document. Refuses a DTD without reading it, and fetches no URL. @throws SoapFault that names the problem */
export function parseXml(text: string): Element {
  const start = text.slice(0, shownCharacters).trim();
  if (start === '' && text.trim() === '') throw new SoapFault('empty');
  if (!/^\s*</.test(text)) throw new SoapFault('noXml', start);
  const [blanks] = /^\s+(?=<\?xml\s)/.exec(text) ?? [];
  if (blanks) throw new SoapFault('lateProlog', String(blanks.length));
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new SoapFault('doctype');
  const at = unwritableAt(text);
  if (at >= 0) throw unwritable(text, at);
  checkMarks(text);
  const roots = rawOf(text).filter((node) => !(textKey in node));
  const [root] = roots;
  if (!root || roots.length > 1 || XMLValidator.validate(text) !== true) throw broken(text);
  return elementOf(root, new Map());
}
