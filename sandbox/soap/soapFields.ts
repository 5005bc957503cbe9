import { doubtOf } from '@balcao/contract/schema/doubts.ts';
import type { SoapVersion } from '@balcao/contract/soap/namespaces.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { type SoapField, type SoapTypeName, soapAliasesOf, soapTypes } from '@balcao/contract/soap/soapTypes.ts';
import { nearestNames } from '@balcao/text/nearestNames.ts';
import type { RequestEntry } from '../domain/ports.ts';
import { SoapFault } from './fault.ts';
import type { Element } from './parseXml.ts';

/** Resolves `href` to the element with that id (SOAP 1.1 §5.4.1); `ref` in SOAP 1.2 (part 2 §3.1.5.2). */
export type Links = (element: Element) => Element;

/** Maximum length of a chain of links, which also ends cycles. */
const mostHops = 4;

/** Links within the message. No URL is fetched. @throws SoapFault `repeated` for a duplicate id */
export function createLinks(body: Element, version: SoapVersion): Links {
  const attribute = version === '1.1' ? 'href' : 'ref';
  const byId = new Map<string, Element>();
  const collect = (element: Element) => {
    const { id } = element.attributes;
    if (id !== undefined && byId.has(id)) throw new SoapFault('repeated', `id="${id}"`);
    if (id !== undefined) byId.set(id, element);
    element.children.forEach(collect);
  };
  collect(body);
  return (element) => {
    let found = element;
    for (let hops = 0; found.attributes[attribute] !== undefined; hops += 1) {
      const link = found.attributes[attribute];
      const id = version === '1.1' && !link.startsWith('#') ? undefined : link.replace(/^#/, '');
      const next = id === undefined ? undefined : byId.get(id);
      if (!next || hops === mostHops) throw new SoapFault('link', link);
      found = next;
    }
    return found;
  };
}

/** Fields of a part as sent. Numbers are kept as text, because each method has its own codes for invalid ones. */
export interface Fields {
  /** Text of a simple field; undefined if missing, nil or empty. @throws SoapFault `elements` if it has children */
  text(name: string): string | undefined;
  /** Fields of an object; empty if the object is missing. */
  part(name: string): Fields;
  list(name: string): Fields[];
  /** Names that the type does not have, if the part has none that it has. */
  strangers: readonly string[];
}

const isNil = ({ attributes: { nil } }: Element) => nil === 'true' || nil === '1';

const namesIn = (type: SoapTypeName): ReadonlyMap<string, SoapField> =>
  new Map(
    soapTypes[type].flatMap((field) =>
      [field.name, ...soapAliasesOf(type, field.name)].map((name) => [name, field] as const),
    ),
  );

/** Attributes that mark an array, in SOAP 1.1 and 1.2. */
const ofArrays = ['arrayType', 'itemType', 'arraySize'];

/** Whether an element is an object that PHP sends instead of a list: empty, typed, and not an array. */
const isLostObject = (element: Element) =>
  isEmpty(element) && element.attributes.type !== undefined && !ofArrays.some((name) => name in element.attributes);

/** Items in any form that clients send: an array, or a repeated field. Empty objects keep their position. */
export function itemElements(given: readonly Element[], type: SoapTypeName, links: Links): Element[] {
  const known = namesIn(type);
  const isItem = (element: Element) => isLostObject(element) || element.children.some((child) => known.has(child.name));
  return given
    .map(links)
    .filter((element) => !isNil(element))
    .flatMap((element) => (isItem(element) ? [element] : element.children))
    .map(links);
}

const hasText = (element: Element) => !isNil(element) && element.text.trim() !== '';

/** Items of a list. @throws SoapFault `long`, or `text`, because a text would otherwise match everything */
export function itemsOf(given: readonly Element[], name: string, type: SoapTypeName, links: Links): Fields[] {
  const items = itemElements(given, type, links);
  const written = [...given.map(links), ...items].find(hasText);
  if (written) throw new SoapFault('text', `${name} (${written.text.trim()})`);
  if (items.length > soapService.mostItems) throw new SoapFault('long', name);
  return items.map((item) => fieldsOf(item, type, links));
}

/** Maximum number of names in one message about a block. */
const mostTold = 5;

/** Maximum number of names checked per message. */
const mostNames = 500;

/** Names and values that were ignored or are suspicious, for the log (docs/decisions/soap-compatibility.md). */
export function unknownFields(
  given: readonly Element[],
  type: SoapTypeName,
  links: Links,
  pointer: string,
  left = { names: mostNames },
): RequestEntry['warnings'] {
  const known = namesIn(type);
  const unread = (at: string) => ({ pointer: at, reason: 'unread_content', nearest: null }) as const;
  return given.map(links).flatMap((element) => {
    const seen = element.children.slice(0, left.names);
    left.names -= seen.length;
    const within = seen.flatMap((child) => {
      const field = known.get(child.name);
      const here = `${pointer}/${child.name}`;
      if (!field) return [unknownName(here, child.name, [...known.keys()])];
      if (!(field.type in soapTypes)) {
        if (links(child).children.length > 0) return [unread(here)];
        const doubt = doubtOf(field.name, links(child).text.trim());
        return doubt ? [{ pointer: here, ...doubt }] : [];
      }
      const inner = field.type as SoapTypeName;
      if (!field.list) return unknownFields([child], inner, links, here, left);
      const inItems = itemElements([child], inner, links).flatMap((item, at) =>
        unknownFields([item], inner, links, `${here}/${at}`, left),
      );
      return hasText(links(child)) ? [unread(here), ...inItems] : inItems;
    });
    return hasText(element) ? [unread(pointer), ...within] : within;
  });
}

export const unknownName = (
  pointer: string,
  name: string,
  known: readonly string[],
): RequestEntry['warnings'][number] => ({
  pointer,
  reason: 'unknown_field',
  nearest: nearestNames(name, known)[0] ?? null,
});

const isEmpty = (element: Element) => isNil(element) || (element.children.length === 0 && element.text.trim() === '');

/** @throws SoapFault `repeated` for a duplicate of a single field, whose value would be ambiguous */
export function checkRepeated(children: readonly Element[], isSingle: (name: string) => boolean, links: Links): void {
  const seen = new Set<string>();
  for (const { name } of children.filter((child) => isSingle(child.name) && !isEmpty(links(child)))) {
    if (seen.has(name)) throw new SoapFault('repeated', name);
    seen.add(name);
  }
}

/** Fields of an element by the contract's type. The type declared by the client is ignored. */
export function fieldsOf(given: Element | undefined, type: SoapTypeName, links: Links): Fields {
  const element = given && links(given);
  const children = !element || isNil(element) ? [] : element.children;
  const known = namesIn(type);
  checkRepeated(children, (name) => known.get(name)?.list === false, links);

  function fieldOf(name: string): SoapField {
    const field = known.get(name);
    if (!field) throw new Error(`${type} has no field ${name}.`);
    return field;
  }
  function sent(name: string): Element[] {
    return children.filter((child) => known.get(child.name)?.name === name);
  }
  const names = [...new Set(children.map(({ name }) => name))];
  return {
    strangers: names.some((name) => known.has(name)) ? [] : names.slice(0, mostTold),
    text(name) {
      fieldOf(name);
      // Clients generated from the WSDL send every field; fields without a value are nil or empty.
      const elements = sent(name)
        .map(links)
        .filter((each) => !isNil(each));
      const inner = elements.flatMap((each) => each.children)[0];
      if (inner) throw new SoapFault('elements', `${name} (${inner.name})`);
      const texts = elements.map((each) => each.text.trim());
      const [text, ...others] = new Set(texts.filter((each) => each !== ''));
      if (others.length > 0) throw new SoapFault('repeated', name);
      return text;
    },
    part(name) {
      return fieldsOf(sent(name)[0], fieldOf(name).type as SoapTypeName, links);
    },
    list(name) {
      return itemsOf(sent(name), name, fieldOf(name).type as SoapTypeName, links);
    },
  };
}
