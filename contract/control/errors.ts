import { payerErrors } from './errors/c0101-c0202.payers.ts';
import { simulatorErrors } from './errors/c0301-c0501.simulators.ts';
import { checkoutControlErrors } from './errors/c0601-c0608.checkouts.ts';
import { terminalControlErrors } from './errors/c0701-c0704.terminals.ts';
import { tenantErrors } from './errors/c0801-c0807.tenants.ts';
import { openedTenantErrors } from './errors/c0808-c0816.tenants.ts';
import { faultErrors, hostErrors, setAsideErrors } from './errors/c0901-c1101.process.ts';
import { frozenErrors } from './errors/c1201.frozen.ts';

/** Every code of the control API. */
export const controlErrors = {
  ...payerErrors,
  ...simulatorErrors,
  ...setAsideErrors,
  ...checkoutControlErrors,
  ...terminalControlErrors,
  ...tenantErrors,
  ...openedTenantErrors,
  ...faultErrors,
  ...hostErrors,
  ...frozenErrors,
};
export type ControlCode = keyof typeof controlErrors;
