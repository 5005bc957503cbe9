import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectFields, described, descriptionOf, responseSchemasOf } from './description.ts';

/** Compares the fields that responses may have with those recorded in a folder. The last line contains the counts. */
const [, , folder = ''] = process.argv;

/** Fields that no response contains, with the reason why they are described. */
const known: Readonly<Record<string, string>> = {
  'Error.source': 'specified beside code and msg; the source stands in errors, as its sentence says',
  'ApiError.source': 'reserved, as its sentence says',
  'SdkOption.optValue': 'null as specified: nothing is chosen before somebody generates an SDK',
};

function describedFields(): Set<string> {
  const fields = new Set<string>();
  for (const base of described) {
    for (const [key, schema] of responseSchemasOf(base)) collectFields(descriptionOf(base), schema, key, fields);
  }
  return new Set([...fields].filter((field) => field.includes('.')));
}

const seen = new Set(readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n')));
const expected = [...describedFields()].filter((field) => !(field in known));
const unseen = expected.filter((field) => !seen.has(field));
const mended = Object.keys(known).filter((field) => seen.has(field));
for (const field of mended) console.log(`${field} was seen: take it out of the known fields of check.ts.`);
for (const field of unseen) {
  console.log(
    `${field} is described, and no test saw it with a value. Provoke it in a test, or take it out of the contract.`,
  );
}
const failed = unseen.length + mended.length;
console.log(`${expected.length - unseen.length} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
