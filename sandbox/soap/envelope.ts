import { type SoapMethodName, soapMethods } from '@balcao/contract/soap/methods.ts';
import { namespaces as ns } from '@balcao/contract/soap/namespaces.ts';
import { SoapFault } from './fault.ts';
import { type Fields, fieldsOf, itemsOf } from './fields.ts';
import { createLinks } from './links.ts';
import { type Element, parseXml } from './parseXml.ts';

/** A call as it was sent. */
export interface Message {
  method: SoapMethodName;
  entity: Fields;
  /** The part after `entity`; one that was not sent has no fields. */
  request: Fields;
  /** The same where the part is a list. */
  items: () => Fields[];
}

const isOurs = ({ namespace }: Element) => namespace === ns.envelope;

/** Headers are passed over, but for one that says it must be understood (SOAP 1.1 §4.2.3). */
function checkHeaders(parts: readonly Element[]): void {
  const headers = parts.filter((part) => isOurs(part) && part.name === 'Header');
  const must = headers
    .flatMap(({ children }) => children)
    .find(({ attributes }) => attributes.mustUnderstand === '1');
  if (must) throw new SoapFault('header', must.name);
}

function methodOf({ name, namespace }: Element): SoapMethodName {
  if (namespace !== ns.service) throw new SoapFault('namespace', name);
  if (!Object.hasOwn(soapMethods, name)) throw new SoapFault('method', name);
  return name as SoapMethodName;
}

/**
 * Reads a message: an Envelope of SOAP 1.1 whose Body begins with a method of the service; what follows are objects
 * that parts refer to. A part is known by its name, else by its place (docs/decisions/soap-compatibility.md).
 * @throws SoapFault
 */
export function readMessage(text: string): Message {
  const root = parseXml(text);
  if (root.name !== 'Envelope' || !isOurs(root)) throw new SoapFault('version');
  checkHeaders(root.children);
  const body = root.children.find((part) => isOurs(part) && part.name === 'Body');
  const [call] = body?.children ?? [];
  if (!body || !call) throw new SoapFault('body');
  const method = methodOf(call);
  const links = createLinks(body);
  const [entity, given] = soapMethods[method].parts;
  const sent = (name: string, index: number) =>
    call.children.find((child) => child.name === name) ?? call.children[index];
  const part = given && sent(given.name, 1);
  const repeated = call.children.filter((child) => child === part || child.name === given?.name);
  return {
    method,
    entity: fieldsOf(sent(entity.name, 0), 'RequestEntity', links),
    request: fieldsOf(part, given?.type ?? 'RequestEntity', links),
    items: () => (given ? itemsOf(repeated, given.name, given.type, links) : []),
  };
}
