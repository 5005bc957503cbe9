import { describe, expect, it } from 'vitest';
import type { SoapError } from '../errors/errorRow.ts';
import { deprecatedSoapNames, soapLimits } from './fieldLimits.ts';
import { soapFieldWords } from './fieldWords.ts';
import { type SoapMethod, soapMethods } from './methods.ts';
import { soapErrors } from './soapErrors.ts';
import { type SoapTypeName, soapAliases, soapTypeNames, soapTypes } from './soapTypes.ts';
import { soapWords } from './soapWords.ts';

const methods = Object.entries<SoapMethod>(soapMethods);
const plain = ['string', 'int', 'boolean', 'float'];

describe('the SOAP service', () => {
  it('names no field twice in a type', () => {
    for (const fields of Object.values(soapTypes)) {
      const names = fields.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('uses every type and every sentence', () => {
    const used = new Set<string>(
      methods.flatMap(([, { parts, returns }]) => [...parts.map(({ type }) => type), returns]),
    );
    const reach = (type: string) => {
      for (const field of soapTypes[type as SoapTypeName] ?? []) {
        if (plain.includes(field.type) || used.has(field.type)) continue;
        used.add(field.type);
        reach(field.type);
      }
    };
    for (const type of [...used]) reach(type);
    expect(used).toEqual(new Set(soapTypeNames));
    const names = new Set(Object.values(soapTypes).flatMap((fields) => fields.map(({ name }) => name)));
    expect(names).toEqual(new Set(Object.keys(soapWords)));
  });

  it('describes a field only in types that have it', () => {
    const known = new Set(
      Object.entries(soapTypes).flatMap(([type, fields]) => fields.flatMap(({ name }) => [name, `${type}.${name}`])),
    );
    const told = [soapFieldWords, soapLimits, deprecatedSoapNames].flatMap((table) => Object.keys(table));
    expect(told.filter((name) => !known.has(name as never))).toEqual([]);
  });

  it('points each older name at a field that exists', () => {
    for (const { type, field } of Object.values(soapAliases)) {
      expect(soapTypes[type].map(({ name }) => name)).toContain(field);
    }
  });

  it.each(methods)('%s takes the entity first', (_, { parts }) => {
    expect(parts[0]).toEqual({ name: 'entity', type: 'RequestEntity' });
  });

  it('gives every code by some method, and provokes it there', () => {
    const given = new Set(methods.flatMap(([, { errors }]) => errors));
    expect(given).toEqual(new Set(Object.keys(soapErrors)));
    for (const [code, { provocation }] of Object.entries<SoapError>(soapErrors)) {
      expect((soapMethods[provocation.call.method] as SoapMethod).errors, code).toContain(code);
    }
  });
});
