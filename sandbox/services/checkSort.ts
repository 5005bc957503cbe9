import { type Refusal, refuse } from '../domain/outcome.ts';

/**
 * Whether a list can be sorted as asked.
 * @param sort a comma list of fields, `-` before those that go down
 * @returns e00230 naming the fields there are
 */
export function checkSort(sort: string, fields: readonly string[]): Refusal | undefined {
  if (sort.split(',').every((term) => fields.includes(term.replace('-', '')))) return undefined;
  const values = { field: 'sort', param: fields.join(', ') };
  return refuse('e00230', { source: { parameter: 'sort' }, values });
}
