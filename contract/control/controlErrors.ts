import type { ControlError } from '../errors/errorRow.ts';
import { inWords } from '../provocations/provocation.ts';
import { say } from '../words/locales.ts';
import { payerErrors } from './errors/c0101-c0202.payers.ts';
import { simulatorErrors } from './errors/c0301-c0501.simulators.ts';
import { checkoutControlErrors } from './errors/c0601-c0608.checkouts.ts';
import { terminalControlErrors } from './errors/c0701-c0704.terminals.ts';
import { tenantErrors } from './errors/c0801-c0807.tenants.ts';
import { openedTenantErrors } from './errors/c0808-c0816.tenants.ts';
import { faultErrors, hostErrors, setAsideErrors } from './errors/c0901-c1101.process.ts';

/** Refusals of all calls to a private sandbox that its operator has frozen. */
const frozenErrors = {
  c1201: {
    status: 403,
    words: say(
      'Esta sandbox está parada por quem a opera: {reason}',
      'Este sandbox está detenido por quien lo opera: {reason}',
      'This sandbox was stopped by its operator: {reason}',
    ),
    cause: say(
      'Quem opera o servidor parou esta sandbox. Nada se perde: as mensagens e os prazos esperam, e seguem quando ela voltar.',
      'Quien opera el servidor ha detenido este sandbox. No se pierde nada: los mensajes y los plazos esperan, y siguen cuando vuelva.',
      'The operator of the server stopped this sandbox. Nothing is lost: messages and due changes wait, and go on once it is released.',
    ),
    remedy: say(
      'Fale com quem opera o servidor, ou use outra sandbox.',
      'Hable con quien opera el servidor, o use otro sandbox.',
      'Talk to the operator of the server, or use another sandbox.',
    ),
    provocation: inWords(
      'Quem opera o servidor para a sandbox, com `balcao admin freeze`.',
      'Quien opera el servidor detiene el sandbox, con `balcao admin freeze`.',
      'The operator of the server stops the sandbox, with `balcao admin freeze`.',
    ),
  },
} as const satisfies Record<string, ControlError>;

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
