import { SoapFault } from './fault.ts';
import type { Element } from './parseXml.ts';

/** Follows `href` to the element it names (SOAP 1.1 §5.4.1). */
export type Links = (element: Element) => Element;

/** Longest chain of links; one that goes in a circle is longer. */
const mostHops = 4;

/**
 * Elements of a message that others refer to, as PHP writes an object that is used twice. Only ids of this message are
 * found: an address elsewhere is a fault, and nothing is fetched.
 */
export function createLinks(body: Element): Links {
  const byId = new Map<string, Element>();
  const collect = (element: Element) => {
    if (element.attributes.id !== undefined) byId.set(element.attributes.id, element);
    element.children.forEach(collect);
  };
  collect(body);
  return (element) => {
    let found = element;
    for (let hops = 0; found.attributes.href !== undefined; hops += 1) {
      const { href } = found.attributes;
      const next = href.startsWith('#') ? byId.get(href.slice(1)) : undefined;
      if (!next || hops === mostHops) throw new SoapFault('link', href);
      found = next;
    }
    return found;
  };
}
