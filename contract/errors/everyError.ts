import { adminErrors } from '../admin/adminErrors.ts';
import { controlErrors } from '../control/controlErrors.ts';
import { errors } from '../errors.ts';
import type { AdminError, RestError } from './errorRow.ts';
import { sandboxErrors } from './s00100-s00104.sandbox.ts';

export const everyError: Readonly<Record<string, (AdminError & { family?: RestError['family'] }) | undefined>> = {
  ...errors,
  ...controlErrors,
  ...adminErrors,
  ...sandboxErrors,
};
