import type { ErrorCode } from '../../errors.ts';
import type { customerOperations } from '../../resources/customers/operations.ts';
import type { Words } from '../../words/locales.ts';

export type CustomerOperation = keyof typeof customerOperations;

export interface RefusedCall {
  /** Unique in its operation. */
  id: string;
  code: ErrorCode;
  when: Words;
  /** The operation whose accepted call is made before, where a fresh sandbox would not refuse. */
  after?: CustomerOperation;
  /** Fields that differ from a call that a fresh sandbox accepts, each with the refused value. */
  sent: Readonly<Record<string, string>>;
  remedy: Words;
}
