import { soapService } from '@balcao/contract/soap/service.ts';
import { type SoapField, type SoapTypeName, soapAliasesOf, soapTypes } from '@balcao/contract/soap/types.ts';
import { SoapFault } from './fault.ts';
import type { Links } from './links.ts';
import type { Element } from './parseXml.ts';

/** The fields of a part as they were sent. Numbers stay text: each method says in its own code what is wrong. */
export interface Fields {
  /**
   * A plain field; undefined for none, nil, and empty alike, since old clients send them so
   * (docs/decisions/soap-compatibility.md).
   */
  text(name: string): string | undefined;
  /** An object; one that was not sent has no fields. */
  part(name: string): Fields;
  /** Items of a list; none when it was not sent. */
  list(name: string): Fields[];
}

const isNil = ({ attributes: { nil } }: Element) => nil === 'true' || nil === '1';

/**
 * The items of a list, in each of the forms clients write: one array with its items inside, or the field repeated for
 * each item.
 * @throws SoapFault `long`
 */
export function itemsOf(given: readonly Element[], name: string, type: SoapTypeName, links: Links): Fields[] {
  const sent = given.map(links).filter((element) => !isNil(element));
  const known = new Set(soapTypes[type].flatMap((field) => [field.name, ...soapAliasesOf(type, field.name)]));
  const isItem = ({ children }: Element) => children.some((child) => known.has(child.name));
  const items = sent.flatMap((element) => (isItem(element) ? [element] : element.children));
  if (items.length > soapService.mostItems) throw new SoapFault('long', name);
  return items.map((item) => fieldsOf(item, type, links));
}

/** What an element holds, by the type the contract gives it; the type of another client's own is not asked. */
export function fieldsOf(given: Element | undefined, type: SoapTypeName, links: Links): Fields {
  const element = given && links(given);
  const children = !element || isNil(element) ? [] : element.children;

  function fieldOf(name: string): SoapField {
    const field = soapTypes[type].find((known) => known.name === name);
    if (!field) throw new Error(`${type} has no field ${name}.`);
    return field;
  }
  function sent(name: string): Element[] {
    const names = [name, ...soapAliasesOf(type, name)];
    return children.filter((child) => names.includes(child.name));
  }
  return {
    text(name) {
      fieldOf(name);
      // Clients made from the WSDL send every name it has, those without a value as nil or empty.
      const texts = sent(name)
        .map(links)
        .filter((each) => !isNil(each))
        .map(({ text }) => text.trim());
      return texts.find((text) => text !== '');
    },
    part(name) {
      return fieldsOf(sent(name)[0], fieldOf(name).type as SoapTypeName, links);
    },
    list(name) {
      return itemsOf(sent(name), name, fieldOf(name).type as SoapTypeName, links);
    },
  };
}
