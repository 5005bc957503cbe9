import { awaitDeliveries } from './awaitDeliveries.ts';
import { callOperation } from './callOperation.ts';
import { moveClock } from './clock.ts';
import { describeOperation } from './describeOperation.ts';
import { readPage, searchDocumentation } from './documentation.ts';
import { examineReceiver } from './examineReceiver.ts';
import { explainError } from './explainError.ts';
import { explainSignature } from './explainSignature.ts';
import { pay } from './pay.ts';
import { dropTenant, openTenant } from './tenants.ts';
import type { Tool } from './tool.ts';

/** Every tool by the name that a model calls, in the order in which they are listed. */
export const tools = {
  search_documentation: searchDocumentation,
  read_page: readPage,
  describe_operation: describeOperation,
  explain_error: explainError,
  open_tenant: openTenant,
  drop_tenant: dropTenant,
  call_operation: callOperation,
  pay,
  move_clock: moveClock,
  await_deliveries: awaitDeliveries,
  explain_signature: explainSignature,
  examine_receiver: examineReceiver,
} as const satisfies Record<string, Tool>;
export type ToolName = keyof typeof tools;
