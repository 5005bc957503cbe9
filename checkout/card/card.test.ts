import cards from '@balcao/contract/generated/facts.en.json';
import { describe, expect, test } from 'vitest';
import { digitsOf } from '../format/groupDigits.ts';
import { brandOf } from './cardBrands.ts';
import { checkNumber, groupNumber, passesLuhn } from './cardNumber.ts';
import { checkCard } from './checkCard.ts';
import { checkExpiry, groupExpiry, parseExpiry } from './expiry.ts';

const now = '2026-01-15T10:00:00+00:00';

describe('every test card of the contract', () => {
  test.each(cards.cardScenarios.map(({ number, brand }) => [number, brand]))('%s is a %s', (number, brand) => {
    expect(brandOf(number).name).toBe(brand);
    expect(checkNumber(groupNumber(number))).toBeUndefined();
  });
});

describe('the brand', () => {
  test.each([
    ['4', 'VISA'],
    ['51', 'MASTERCARD'],
    ['2720', 'MASTERCARD'],
    ['2721', ''],
    ['37', 'AMEX'],
    ['6011', 'MAESTRO'],
    ['', ''],
  ])('of %s… is %s', (digits, name) => {
    expect(brandOf(digits).name).toBe(name);
  });

  test('decides the groups', () => {
    expect(groupNumber('378282246310005999')).toBe('3782 822463 10005');
    expect(groupNumber('4242424242424242000')).toBe('4242 4242 4242 4242 000');
  });
});

describe('the number', () => {
  test.each([
    ['', 'numberEmpty'],
    ['4242 4242 42', 'numberShort'],
    ['4242 4242 4242 4241', 'numberWrong'],
    ['5555 5555 5555 444', 'numberShort'],
    ['4242 4242 4242 4242', undefined],
  ])('%s: %s', (text, problem) => {
    expect(checkNumber(text)).toBe(problem);
  });

  test('with any one digit changed is noticed', () => {
    const right = '4111111111111111';
    for (let place = 0; place < right.length; place += 1) {
      const wrong = right.slice(0, place) + ((Number(right[place]) + 1) % 10) + right.slice(place + 1);
      expect(passesLuhn(wrong)).toBe(false);
    }
  });
});

describe('the expiry', () => {
  test.each([
    ['1', '1'],
    ['5', '05'],
    ['053', '05 / 3'],
    ['0530', '05 / 30'],
    ['052030', '05 / 30'],
    ['05301', '05 / 30'],
  ])('%s is written %s', (digits, text) => {
    expect(groupExpiry(digits)).toBe(text);
    expect(groupExpiry(digitsOf(text))).toBe(text);
  });

  test.each([
    ['', 'expiryEmpty'],
    ['05', 'expiryShape'],
    ['13 / 30', 'expiryShape'],
    ['12 / 25', 'expiryPast'],
    ['01 / 26', undefined],
    ['05 / 30', undefined],
  ])('%s: %s', (text, problem) => {
    expect(checkExpiry(text, now)).toBe(problem);
  });

  test('is sent as month and whole year', () => {
    expect(parseExpiry('05 / 30')).toEqual({ expiryMonth: '05', expiryYear: '2030' });
  });
});

describe('the form', () => {
  const good = { number: '4242 4242 4242 4242', expiry: '05 / 30', cvc: '123', holder: 'Maria' };

  test('names every box that has one [payment-page.boxes-have-names]', () => {
    expect(checkCard({ number: '', expiry: '', cvc: '', holder: ' ' }, now)).toEqual({
      number: 'numberEmpty',
      expiry: 'expiryEmpty',
      cvc: 'cvcEmpty',
      holder: 'holderEmpty',
    });
  });

  test('asks for as many digits as the brand has in its code', () => {
    expect(checkCard(good, now)).toEqual({});
    const amex = { ...good, number: '3782 822463 10005' };
    expect(checkCard(amex, now)).toEqual({ cvc: 'cvcShort' });
    expect(checkCard({ ...amex, cvc: '1234' }, now)).toEqual({});
    expect(checkCard({ ...good, cvc: '1234' }, now)).toEqual({ cvc: 'cvcShort' });
  });
});
