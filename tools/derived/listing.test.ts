import { buildFacts } from '@balcao/contract/facts/build.ts';
import { buildDescription } from '@balcao/contract/openapi/build.ts';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { expect, test } from 'vitest';
import { listingOf } from './listing.ts';

const facts = buildFacts('pt');
const linesOf = (api: OpenApiDocument) => listingOf({ api }, facts).split('\n');
const before = linesOf(buildDescription('pt'));

/** Lines of the listing after a change of the description that are not in the one before it. */
function linesAfter(change: (document: OpenApiDocument) => void): string[] {
  const document = structuredClone(buildDescription('pt'));
  change(document);
  return linesOf(document).filter((line) => !before.includes(line));
}

test('a new field is one new line', () => {
  const note = { type: 'string', maxLength: 20, description: 'Nota.' };
  const added = linesAfter(({ components }) =>
    Object.assign(components.schemas.Payment?.properties ?? {}, { note }),
  );
  expect(added).toEqual(['Payment.note type=string maxLength=20']);
});

test('a field that becomes required changes one line', () => {
  expect(linesAfter(({ components }) => components.schemas.Payment?.required?.push('code'))).toEqual([
    'Payment.code* type=string minLength=1 maxLength=255',
  ]);
});

test('a code that an operation no longer announces changes the line of the operation', () => {
  const changed = linesAfter(({ paths }) => delete paths['/payments/{id}']?.get?.responses['404']);
  expect(changed).toHaveLength(1);
  expect(changed[0]).toMatch(/^api getPayment GET \/payments\/\{id\} /);
});
