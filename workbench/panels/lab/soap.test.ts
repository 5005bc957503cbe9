import { soapMethods } from '@balcao/contract/soap/methods.ts';
import { soapTypes as contractTypes } from '@balcao/contract/soap/types.ts';
import { describe, expect, test } from 'vitest';
import { textIn, textsIn } from '../../core/xml.ts';
import { soapRefusal } from './soapEnvelope.ts';
import { type SoapTypeName, soapParts, soapTypes } from './soapTypes.ts';

describe('what the lab sends', () => {
  test.each(Object.entries(soapParts))('%s takes the part the service describes', (method, part) => {
    const described = soapMethods[method as keyof typeof soapParts].parts[1];
    expect(part).toEqual({ name: described.name, type: described.type });
  });

  test.each(Object.entries<Record<string, string>>(soapTypes))(
    '%s is the contract’s type',
    (name, fields) => {
      const known = contractTypes[name as SoapTypeName].map(
        ({ name: field, type, list }) => [field, list ? `${type}[]` : type] as const,
      );
      const sent = known.filter(([field]) => field in fields);
      expect(Object.entries(fields)).toEqual(sent);
    },
  );
});

describe('an answer', () => {
  const xml =
    '<SOAP-ENV:Body><state xsi:type="xsd:int">1</state><stateName xsi:nil="true"/>' +
    '<x:code>02</x:code><code>MB</code><err_msg xsi:nil="true"/><message>Pão &amp; &lt;água&gt;</message></SOAP-ENV:Body>';

  test('is read by the names of its elements, whatever their prefix', () => {
    expect(textIn(xml, 'state')).toBe('1');
    expect(textsIn(xml, 'code')).toEqual(['02', 'MB']);
  });

  test('has no text where an element is nil', () => {
    expect(textIn(xml, 'stateName')).toBeUndefined();
    expect(textIn(xml, 'err_msg')).toBeUndefined();
  });

  test('says why in its own words', () => {
    expect(soapRefusal(xml)).toBe('Pão & <água>');
    expect(soapRefusal('<faultstring>Sem método</faultstring>')).toBe('Sem método');
  });
});
