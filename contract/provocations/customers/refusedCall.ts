import type { ErrorCode } from '../../errors.ts';
import type { customerOperations } from '../../resources/customers/operations.ts';
import type { Words } from '../../words/locales.ts';

export type CustomerOperation = keyof typeof customerOperations;

export interface RefusedCall {
  /** Unique in its operation. */
  id: string;
  code: ErrorCode;
  when: Words;
  /** Operation to call first, if a fresh sandbox would not refuse. */
  after?: CustomerOperation;
  /** Refused values of the fields that differ from an accepted call. */
  sent: Readonly<Record<string, string>>;
  remedy: Words;
}
