import { type RegistrationField, registrationFields } from '@balcao/contract/payer/registration.ts';
import { entityRegistration } from '@balcao/contract/resources/entities/entitySchema.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldAt, filledIn, readSignUp } from './signUp.ts';

const least = {
  clientId: '500000000',
  name: 'Livraria de Exemplo, Lda.',
  'user[name]': 'Maria Silva',
  'user[email]': 'maria.silva@loja.example',
};

const problems = (field: RegistrationField, typed: string) => {
  const read = readSignUp({ ...least, [field]: typed });
  return 'problems' in read ? read.problems : [];
};

describe('a field that is wrong says why', () => {
  it.each<[RegistrationField, string, string]>([
    ['clientId', '50000000', 'tax_length'],
    ['clientId', '50000000a', 'tax_digits'],
    ['clientId', '500000001', 'tax_check'],
    ['phoneNumber', '351#12345678', 'phone_length'],
    ['phoneNumber', '34#123', 'phone_foreign_length'],
    ['user[phoneNumber]', 'nove um dois', 'phone_signs'],
    ['user[email]', 'maria.silva', 'email_at'],
    ['user[email]', '@loja.example', 'email_name'],
    ['user[email]', 'maria@loja', 'email_domain'],
    ['user[email]', 'maria"@loja.example', 'email_signs'],
    ['bankAccount[iban]', '123', 'iban_beginning'],
    ['bankAccount[iban]', 'PT50.1234', 'iban_signs'],
    ['bankAccount[iban]', 'PT50 1234', 'iban_length'],
    ['bankAccount[iban]', 'PT50123443211234567890173', 'iban_check'],
    ['bankAccount[swift]', 'EXEM-PTPL', 'swift_signs'],
    ['economicActivity[section]', 'Z', 'section'],
    ['economicActivity[code]', '58.11', 'whole_number'],
    ['supplementaryInformation[website]', 'loja', 'website'],
    ['permanentCertificate', '123456789012', 'certificate'],
  ])('%s %s: %s', (field, typed, reason) => {
    expect(problems(field, typed)).toMatchObject([{ field, reason }]);
  });

  it('and so does every other, in the order of the page', () => {
    const read = readSignUp({ 'user[email]': 'x', clientId: '1' });
    expect('problems' in read && read.problems.map(({ field }) => field)).toEqual([
      'clientId',
      'name',
      'user[name]',
      'user[email]',
    ]);
  });
});

describe('a field that is right is read as the API takes it', () => {
  const bodyOf = (values: object) => {
    const read = readSignUp({ ...least, ...values });
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    return read.registration;
  };

  it.each<[RegistrationField, string, object]>([
    ['clientId', 'PT 500 000 000', { clientId: '500000000' }],
    ['phoneNumber', '351#210000000', { phoneNumber: '351#210000000' }],
    ['phoneNumber', '210 000 000', { phoneNumber: '210000000' }],
    ['phoneNumber', '+351 210 000 000', { phoneNumber: '351#210000000' }],
    ['bankAccount[iban]', 'pt50 1234 4321 1234 5678 9017 2', { bankAccount: { iban: 'PT50123443211234567890172' } }],
    [
      'supplementaryInformation[website]',
      'loja.example',
      { supplementaryInformation: { website: 'https://loja.example' } },
    ],
    ['economicActivity[section]', 'j', { economicActivity: { section: 'J' } }],
    ['user[isPoliticallyExposedPerson]', 'true', { user: { isPoliticallyExposedPerson: true } }],
    ['availableMethods[1][code]', 'MB', { availableMethods: [{ code: 'MB' }] }],
  ])('%s %s', (field, typed, body) => {
    expect(bodyOf({ [field]: typed })).toMatchObject(body);
  });

  it('whatever else was typed, without ever failing', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[0-9#+ @.a-z-]{1,30}$/),
      fc.constantFrom(...Object.values(least), 'PT50123443211234567890172', 'https://[', '//', '-', '0'),
    );
    const form = fc.record(Object.fromEntries(registrationFields.map((field) => [field, fc.option(typed)])));
    fc.assert(
      fc.property(form, (given) => {
        const pairs = Object.entries(given).flatMap(([name, value]) =>
          value === null ? [] : [[name, value] as const],
        );
        const read = readSignUp({ ...least, ...filledIn(pairs) });
        if ('registration' in read) expect(entityRegistration.parse(read.registration)).toEqual(read.registration);
        else expect(read.problems.length).toBeGreaterThan(0);
      }),
      { seed: 2026 },
    );
  });
});

describe('a form of another site', () => {
  it('ticks our methods wherever it put them, and passes over those we do not have', () => {
    const form = [
      ['availableMethods[0][code]', 'AP'],
      ['availableMethods[0][required]', '1'],
      ['availableMethods[1][code]', 'MW'],
      ['availableMethods[][code]', 'CC'],
    ] as const;
    expect(filledIn(form)).toEqual({ 'availableMethods[0][code]': 'CC', 'availableMethods[2][code]': 'MW' });
  });

  it('brings known fields alone, trimmed; the last of two counts', () => {
    const form = [
      ['name', ' Loja '],
      ['name', ' Livraria\0 '],
      ['locality', '  '],
      ['confirmed', '1'],
      ['__proto__', 'x'],
      ['user[isPoliticallyExposedPerson]', '0'],
    ] as const;
    expect(filledIn(form)).toEqual({ name: 'Livraria' });
  });
});

it('a pointer of the API names its field', () => {
  expect(fieldAt('/user/taxNumber')).toBe('user[taxNumber]');
  expect(fieldAt('/clientId')).toBe('clientId');
  expect(fieldAt('/elsewhere')).toBeUndefined();
});
