import type { Refusal } from '../../domain/outcome.ts';
import type { PortableRow } from './portable.ts';

/** What rows of a state ask of each other. */
export interface StateRule {
  /** Takes note of a row that is right by itself. */
  note(table: string, at: number, row: PortableRow): void;
  /** @returns c0806 with the place, once all rows are noted */
  wrong(): Refusal | undefined;
}
