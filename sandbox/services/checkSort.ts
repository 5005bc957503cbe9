import { type Refusal, refuse } from '../domain/outcome.ts';

/** Whether a list can be sorted by a comma list, `-` for down; e00230 names the fields there are. */
export function checkSort(sort: string, fields: readonly string[]): Refusal | undefined {
  if (sort.split(',').every((term) => fields.includes(term.replace('-', '')))) return undefined;
  const values = { field: 'sort', param: fields.join(', ') };
  return refuse('e00230', { source: { parameter: 'sort' }, values });
}
