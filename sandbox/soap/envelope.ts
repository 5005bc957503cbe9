import { type SoapMethod, type SoapMethodName, soapMethods } from '@balcao/contract/soap/methods.ts';
import { namespaces as ns, type SoapVersion, soapVersions } from '@balcao/contract/soap/namespaces.ts';
import { nearestNames } from '@balcao/text/nearestNames.ts';
import type { RequestEntry } from '../domain/ports.ts';
import { SoapFault } from './fault.ts';
import type { Element } from './parseXml.ts';
import {
  checkRepeated,
  createLinks,
  type Fields,
  fieldsOf,
  itemElements,
  itemsOf,
  unknownFields,
  unknownName,
} from './soapFields.ts';

export interface Message {
  method: SoapMethodName;
  entity: Fields;
  /** Fields of the part after `entity`; empty if the part is missing. */
  request: Fields;
  items: () => Fields[];
  warnings: () => RequestEntry['warnings'];
}

/** Version of a message by the namespace of its Envelope. @throws SoapFault `version` for any other */
export function versionOf({ name, namespace = '' }: Element): SoapVersion {
  const versions = Object.keys(soapVersions) as SoapVersion[];
  const version = versions.find((each) => soapVersions[each].envelope === namespace);
  if (name !== 'Envelope' || !version) throw new SoapFault('version', `{${namespace}}${name}`);
  return version;
}

export function announcedVersion({ headers }: Request): SoapVersion {
  const { mediaType } = soapVersions['1.2'];
  return headers.get('content-type')?.toLowerCase().startsWith(mediaType) ? '1.2' : '1.1';
}

/** Warns if a header, or in SOAP 1.2 a media type parameter, names a method that differs from the body's. */
export function otherAction({ headers }: Request, method: SoapMethodName): RequestEntry['warnings'] {
  const [, inType] = /;\s*action\s*=\s*"?([^";]+)/i.exec(headers.get('content-type') ?? '') ?? [];
  const [nearest = ''] = /\w+(?=\W*$)/.exec(headers.get('soapaction') ?? inType ?? '') ?? [];
  if (nearest === method || !Object.hasOwn(soapMethods, nearest)) return [];
  return [{ pointer: 'SOAPAction', reason: 'soap_action', nearest }];
}

/** Whether a header is addressed to another node (SOAP 1.1 §4.2.2, SOAP 1.2 part 1 §2.2). */
const isForAnother = ({ attributes: { actor = '', role = actor } }: Element) =>
  role !== '' && !/\/(next|ultimateReceiver)$/.test(role);

/** Ignores headers, but refuses mustUnderstand (SOAP 1.1 §4.2.3, SOAP 1.2 part 1 §5.2.3). */
function checkHeaders(headers: readonly Element[]): void {
  const must = headers
    .flatMap(({ children }) => children)
    .filter((header) => !isForAnother(header))
    .find(({ attributes: { mustUnderstand } }) => mustUnderstand === '1' || mustUnderstand === 'true');
  if (must) throw new SoapFault('header', must.name);
}

function methodOf({ name, namespace }: Element): SoapMethodName {
  if (namespace !== ns.service) throw new SoapFault('namespace', name);
  if (Object.hasOwn(soapMethods, name)) return name as SoapMethodName;
  const [nearest] = nearestNames(name, Object.keys(soapMethods));
  throw new SoapFault('method', nearest ? `${name} (${nearest}?)` : name);
}

/** Whether an element after the method is another call, not an object that is referenced by a part. */
const isCall = ({ name, namespace, attributes: { id } }: Element) =>
  namespace === ns.service && (id === undefined || Object.hasOwn(soapMethods, name));

/** Reads a method, its parts by name or position, and referenced objects (docs/decisions/soap-compatibility.md). */
export function readMessage(root: Element, version: SoapVersion): Message {
  const ofVersion = root.children.filter(({ namespace }) => namespace === soapVersions[version].envelope);
  checkHeaders(ofVersion.filter(({ name }) => name === 'Header'));
  const body = ofVersion.find(({ name }) => name === 'Body');
  const [call, ...behind] = body?.children ?? [];
  if (!body || !call) throw new SoapFault('body');
  const method = methodOf(call);
  const second = behind.find(isCall);
  if (second) throw new SoapFault('calls', `${method}, ${second.name}`);
  const links = createLinks(body, version);
  const [, given]: SoapMethod['parts'] = soapMethods[method].parts;
  const isSingle = (name: string) => name === 'entity' || (name === given?.name && !given.list);
  checkRepeated(call.children, isSingle, links);
  const sent = (name: string, index: number) =>
    call.children.find((child) => child.name === name) ?? call.children[index];
  const first = sent('entity', 0);
  const part = given && sent(given.name, 1);
  const repeated = call.children.filter((child) => child === part || child.name === given?.name);
  return {
    method,
    entity: fieldsOf(first, 'RequestEntity', links),
    request: fieldsOf(part, given?.type ?? 'RequestEntity', links),
    items: () => (given ? itemsOf(repeated, given.name, given.type, links) : []),
    warnings: () => [
      ...call.children
        .filter((child) => child !== first && !repeated.includes(child))
        .map(({ name }) => unknownName(`/${name}`, name, given ? [given.name] : [])),
      ...(first ? unknownFields([first], 'RequestEntity', links, '/entity') : []),
      ...(given
        ? unknownFields(
            given.list ? itemElements(repeated, given.type, links) : repeated,
            given.type,
            links,
            `/${given.name}`,
          )
        : []),
    ],
  };
}
