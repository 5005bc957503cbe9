import { simulatorErrors } from './errors/c0101-c0501.simulators.ts';
import { checkoutControlErrors } from './errors/c0601-c0608.checkouts.ts';
import { terminalControlErrors } from './errors/c0701-c0704.terminals.ts';
import { tenantErrors } from './errors/c0801-c0811.tenants.ts';
import { openedTenantErrors } from './errors/c0812-c0816.tenants.ts';
import { faultErrors, hostErrors, setAsideErrors } from './errors/c0901-c1101.process.ts';
import { frozenErrors } from './errors/c1201.frozen.ts';
import type { ControlError } from './errors/controlError.ts';

/** Every code of the control API. */
export const controlErrors = {
  ...simulatorErrors,
  ...setAsideErrors,
  ...checkoutControlErrors,
  ...terminalControlErrors,
  ...tenantErrors,
  ...openedTenantErrors,
  ...faultErrors,
  ...hostErrors,
  ...frozenErrors,
} as const satisfies Record<string, ControlError>;
export type ControlCode = keyof typeof controlErrors;
