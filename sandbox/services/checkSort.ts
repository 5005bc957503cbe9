import { type Refusal, refuse } from '../domain/outcome.ts';

/** Refuses an unknown field in a sort list, where `-` means descending, with e00230 and the known fields. */
export function checkSort(sort: string, fields: readonly string[]): Refusal | undefined {
  if (sort.split(',').every((term) => fields.includes(term.replace('-', '')))) return undefined;
  const values = { field: 'sort', param: fields.join(', ') };
  return refuse('e00230', { source: { parameter: 'sort' }, values });
}
