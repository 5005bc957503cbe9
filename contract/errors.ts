import { accessErrors } from './errors/e00100-e00102.access.ts';
import { requestErrors } from './errors/e00200-e00220.fields.ts';
import { ruleErrors } from './errors/e00221-e00234.validation.ts';
import { businessErrors } from './errors/e00300-e00601.business.ts';
import { acquirerErrors } from './errors/e02433-e04999.acquirer.ts';
import { customerErrors } from './errors/e05000-e05001.customers.ts';

/** All codes of the REST API, in the order of the catalogue. */
export const errors = {
  ...accessErrors,
  ...requestErrors,
  ...ruleErrors,
  ...businessErrors,
  ...acquirerErrors,
  ...customerErrors,
};
export type ErrorCode = keyof typeof errors;
