import { soapMethods } from '@balcao/contract/soap/methods.ts';
import { soapTypes as contractTypes } from '@balcao/contract/soap/soapTypes.ts';
import { describe, expect, test } from 'vitest';
import { type SoapTypeName, soapParts, soapTypes } from './soapTypes.ts';

describe('what the lab sends', () => {
  test.each(Object.entries(soapParts))('%s takes the part the service describes', (method, part) => {
    const described = soapMethods[method as keyof typeof soapParts].parts[1];
    expect(part).toEqual({ name: described.name, type: described.type });
  });

  test.each(Object.entries<Record<string, string>>(soapTypes))('%s is the contract’s type', (name, fields) => {
    const known = contractTypes[name as SoapTypeName].map(
      ({ name: field, type, list }) => [field, list ? `${type}[]` : type] as const,
    );
    const sent = known.filter(([field]) => field in fields);
    expect(Object.entries(fields)).toEqual(sent);
  });
});
