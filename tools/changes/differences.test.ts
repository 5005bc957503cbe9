import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';
import type { Difference } from './rules.ts';

const operation =
  'api createThing POST /things basic ThingRequest: 201 Thing; 400 ErrorResponse e00300; 422 ErrorResponse';
const listing = [
  operation,
  'api createThing id* path type=string',
  'api createThing sort query type=string',
  'api thing_made POST thing_made Notice: 200',
  'ThingRequest type=object',
  'ThingRequest.amount* type=integer minimum=1 maximum=900',
  'ThingRequest.kind type=string enum=["A","B"]',
  'ThingRequest.pair Pair',
  'Pair type=object',
  'Pair.code type=string pattern=^[a-z]{2} [a-z]=$ maxLength=5',
  'Thing type=object',
  'Thing.id* type=string',
  'Thing.notes type=array of (type=string maxLength=10)',
  'Notice type=object',
  'Notice.at* type=string',
  'error api e00300 status=400',
];

/** Differences after replacing lines. A line without a replacement is removed, a line without an original is added. */
function after(...changes: [from: string, to?: string][]): Difference[] {
  const exchanged = new Map<string, string | undefined>(changes as [string, string | undefined][]);
  const left = listing.flatMap((line) => (exchanged.has(line) ? (exchanged.get(line) ?? []) : line));
  const added = [...exchanged.keys()].filter((line) => !listing.includes(line));
  return differencesOf(listing, [...left, ...added]);
}

test.each<[change: [from: string, to?: string], reason: string | undefined]>([
  [[operation], 'the operation is gone'],
  [[operation, operation.replace('/things', '/objects')], 'its path, credentials or body are others'],
  [[operation, operation.replace('201 Thing', '202 Thing')], 'a successful response is gone or another'],
  [[operation, operation.replace(' 201 Thing;', '')], 'a successful response is gone or another'],
  [[operation, operation.replace(' e00300', '')], undefined],
  [['api createThing sort query type=string'], 'the parameter is gone'],
  [
    ['api createThing sort query type=string', 'api createThing sort* query type=string'],
    'the parameter is required now',
  ],
  [['api createThing more* query type=string'], 'the parameter is required now'],
  [['api createThing more query type=string'], undefined],
  [['Thing.id* type=string'], 'a field of a response is gone'],
  [['Notice.at* type=string'], 'a field of a response is gone'],
  [['ThingRequest.kind type=string enum=["A","B"]'], 'a field of a request is gone'],
  [['ThingRequest.note* type=string'], 'a field of a request is required now'],
  [['Thing.note* type=string'], undefined],
  [['Notice.at* type=string', 'Notice.at type=string'], 'a field of a response may be missing now'],
  [['Thing.id* type=string', 'Thing.id* type=integer'], 'its type is another'],
  [['ThingRequest.pair Pair', 'ThingRequest.pair Twin'], 'its type is another'],
  [['ThingRequest.kind type=string enum=["A","B"]', 'ThingRequest.kind type=string enum=["A"]'], 'a value is gone'],
  [['ThingRequest.kind type=string enum=["A","B"]', 'ThingRequest.kind type=string enum=["A","B","C"]'], undefined],
  [
    [
      'ThingRequest.amount* type=integer minimum=1 maximum=900',
      'ThingRequest.amount* type=integer minimum=1 maximum=800',
    ],
    'a limit of a request is narrower',
  ],
  [
    ['ThingRequest.amount* type=integer minimum=1 maximum=900', 'ThingRequest.amount* type=integer minimum=1'],
    undefined,
  ],
  [
    [
      'Pair.code type=string pattern=^[a-z]{2} [a-z]=$ maxLength=5',
      'Pair.code type=string pattern=^[a-z]{3}$ maxLength=5',
    ],
    'a limit of a request is narrower',
  ],
  [
    ['Thing.notes type=array of (type=string maxLength=10)', 'Thing.notes type=array of (type=string maxLength=5)'],
    undefined,
  ],
  [['error api e00300 status=400'], undefined],
])('%j: %s', (change, reason) => {
  expect(after(change).map(({ breaks }) => breaks)).toEqual([reason]);
});

test('a new part of a request may have required fields', () => {
  const found = after(['ThingRequest.box type=object'], ['ThingRequest.box.size* type=integer']);
  expect(found.map(({ name, breaks }) => [name, breaks])).toEqual([
    ['ThingRequest.box', undefined],
    ['ThingRequest.box.size', undefined],
  ]);
});
