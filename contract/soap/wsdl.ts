import { block, element } from '@balcao/text/xml.ts';
import { type SoapMethod, soapMethods } from './methods.ts';
import { namespaces as ns } from './namespaces.ts';
import { soapService } from './service.ts';
import { type SoapTypeName, soapAliasesOf, soapTypeNames, soapTypes } from './soapTypes.ts';

const serviceName = 'PayPayServices';

const plain: readonly string[] = ['string', 'int', 'boolean', 'float'];

/** Qualified name of a type of XML Schema or of the service. */
export function qualified(type: string, list = false): string {
  if (list) return `tns:ArrayOf${type}`;
  return `${plain.includes(type) ? 'xsd' : 'tns'}:${type}`;
}

function complexType(type: SoapTypeName): string {
  const fields = soapTypes[type].flatMap((field) =>
    [field.name, ...soapAliasesOf(type, field.name)].map((name) =>
      element('xsd:element', {
        name,
        type: qualified(field.type, field.list),
        minOccurs: '0',
        nillable: 'true',
      }),
    ),
  );
  return block('xsd:complexType', { name: type }, [block('xsd:all', {}, fields)]);
}

/** List as SOAP-ENC:Array, because old clients read no other form as a list (docs/decisions/soap-compatibility.md). */
function arrayType(item: SoapTypeName): string {
  const attribute = { ref: 'soapenc:arrayType', 'wsdl:arrayType': `tns:${item}[]` };
  const restriction = block('xsd:restriction', { base: 'soapenc:Array' }, [element('xsd:attribute', attribute)]);
  return block('xsd:complexType', { name: `ArrayOf${item}` }, [block('xsd:complexContent', {}, [restriction])]);
}

/** Content of an array, declared as a group, because otherwise zeep would not type the items of a list. */
const anyItems = { namespace: '##any', minOccurs: '0', maxOccurs: 'unbounded', processContents: 'lax' };
const itemsGroup = block('xsd:group', { name: 'Items' }, [block('xsd:sequence', {}, [element('xsd:any', anyItems)])]);

/**
 * Builds the part of the SOAP encoding schema (SOAP 1.1 §5) that the service needs. It is served beside the WSDL,
 * because zeep would fetch the standard's schema over the network. The group is inside the WSDL, because zeep would
 * fetch this schema again for it, and PHP refuses a schema that imports itself.
 */
export function buildEncodingSchema(): string {
  const names = { targetNamespace: ns.encoding, 'xmlns:xsd': ns.schema, 'xmlns:tns': ns.service };
  const schema = block('xsd:schema', names, [
    element('xsd:import', { namespace: ns.service }),
    element('xsd:attribute', { name: 'arrayType', type: 'xsd:string' }),
    block('xsd:complexType', { name: 'Array' }, [element('xsd:group', { ref: 'tns:Items', minOccurs: '0' })]),
  ]);
  return document(schema);
}

const document = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`;

const methods = Object.entries<SoapMethod>(soapMethods);

/** Types that appear in lists, in the order of `soapTypeNames`. */
function listed(): SoapTypeName[] {
  const items = new Set(
    [
      ...Object.values(soapTypes).flatMap((fields) => fields.filter(({ list }) => list)),
      ...methods.flatMap(([, { parts }]) => parts.filter(({ list }) => list)),
    ].map(({ type }) => type as string),
  );
  return soapTypeNames.filter((name) => items.has(name));
}

function messages([name, { parts, returns }]: [string, SoapMethod]): string[] {
  const given = parts.map((part) => element('part', { name: part.name, type: qualified(part.type, part.list) }));
  const answer = element('part', { name: 'return', type: qualified(returns) });
  return [block('message', { name: `${name}In` }, given), block('message', { name: `${name}Out` }, [answer])];
}

function portOperation([name, { summary }]: [string, SoapMethod]): string {
  return block('operation', { name }, [
    element('documentation', {}, summary.en),
    element('input', { message: `tns:${name}In` }),
    element('output', { message: `tns:${name}Out` }),
  ]);
}

function boundOperation([name]: [string, SoapMethod]): string {
  const { use } = soapService.binding;
  const body = element('soap:body', { use, encodingStyle: ns.encoding, namespace: ns.service });
  return block('operation', { name }, [
    element('soap:operation', { soapAction: `${ns.service}#${name}` }),
    block('input', {}, [body]),
    block('output', {}, [body]),
  ]);
}

/** WSDL of the service at `location`, in the binding that old clients need (docs/decisions/soap-compatibility.md). */
export function buildWsdl(location: string): string {
  const { style } = soapService.binding;
  const schema = block('xsd:schema', { targetNamespace: ns.service }, [
    element('xsd:import', {
      namespace: ns.encoding,
      schemaLocation: location.replace(/[^/]*$/, soapService.encodingSchema),
    }),
    ...soapTypeNames.map(complexType),
    ...listed().map(arrayType),
    itemsGroup,
  ]);
  const binding = [element('soap:binding', { style, transport: ns.http }), ...methods.map(boundOperation)];
  const port = block('port', { name: `${serviceName}Port`, binding: `tns:${serviceName}Binding` }, [
    element('soap:address', { location }),
  ]);
  const attributes = {
    name: serviceName,
    targetNamespace: ns.service,
    xmlns: ns.wsdl,
    'xmlns:wsdl': ns.wsdl,
    'xmlns:soap': ns.wsdlSoap,
    'xmlns:soapenc': ns.encoding,
    'xmlns:xsd': ns.schema,
    'xmlns:tns': ns.service,
  };
  const definitions = block('definitions', attributes, [
    block('types', {}, [schema]),
    ...methods.flatMap(messages),
    block('portType', { name: `${serviceName}PortType` }, methods.map(portOperation)),
    block('binding', { name: `${serviceName}Binding`, type: `tns:${serviceName}PortType` }, binding),
    block('service', { name: serviceName }, [port]),
  ]);
  return document(definitions);
}
