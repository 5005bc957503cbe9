import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../../domain/database/databaseUnavailable.ts';
import { asUnavailable, breaksConnection } from './databaseErrorCodes.ts';

const coded = (code: string) => Object.assign(new Error(code), { code });
const sqlite = (errcode: number) => Object.assign(new Error('sqlite'), { code: 'ERR_SQLITE_ERROR', errcode });

const unavailable: [what: string, error: unknown, breaks: boolean][] = [
  ['the operator stopped the server', coded('57P01'), true],
  ['a statement ran into its limit', coded('57014'), true],
  ['a transaction stood idle for too long', coded('25P03'), true],
  ['there are too many connections', coded('53300'), true],
  ['the disk is full', coded('53100'), false],
  ['the server takes no writes', coded('25006'), false],
  ['a lock was not given in time', coded('55P03'), false],
  ['any connection failure of the standard', coded('08006'), true],
  ['nobody listens', coded('ECONNREFUSED'), true],
  ['the host has no address', coded('ENOTFOUND'), true],
  ['the driver lost its connection', new Error('Connection terminated unexpectedly'), true],
  ['the driver gave up connecting', new Error('timeout exceeded when trying to connect'), true],
  ['every address of a host failed', new AggregateError([coded('ECONNREFUSED')], 'all'), true],
  ['SQLite has a full disk', sqlite(13), false],
  ['SQLite cannot read or write its file', sqlite(10 | (3 << 8)), false],
  [
    'SQLite has a full disk, told without a number',
    Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR' }),
    false,
  ],
  ['SQLite’s file is held by another', sqlite(5), false],
];

const available: [what: string, error: unknown][] = [
  ['a row changed meanwhile', coded('40001')],
  ['a duplicate', coded('23505')],
  ['a wrong query on SQLite', sqlite(1)],
  ['an error of SQLite without a number', Object.assign(new Error('no such table: x'), { code: 'ERR_SQLITE_ERROR' })],
  ['a broken rule on SQLite', sqlite(19)],
  ['nothing', undefined],
];

describe('an error of the driver', () => {
  it.each(unavailable)('means that the database is unavailable: %s', (_, error, breaks) => {
    const found = asUnavailable(error);
    expect(found).toBeInstanceOf(DatabaseUnavailable);
    expect([found?.cause, found?.problem]).toEqual([error, breaks ? 'unreachable' : 'not_writable']);
    expect(breaksConnection(error)).toBe(breaks);
  });

  it.each(available)('means something else: %s', (_, error) => {
    expect(asUnavailable(error)).toBeUndefined();
    expect(breaksConnection(error)).toBe(false);
  });

  it('is translated once', () => {
    const found = new DatabaseUnavailable(coded('57P01'));
    expect(asUnavailable(found)).toBe(found);
  });
});
