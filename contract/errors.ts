import { accessErrors } from './errors/access.ts';
import { acquirerErrors } from './errors/acquirer.ts';
import { businessErrors } from './errors/business.ts';
import { customerErrors } from './errors/customer.ts';
import { requestErrors } from './errors/request.ts';
import { ruleErrors } from './errors/rules.ts';

/** Every code the REST API can answer, in the order of the catalogue (spec 1 §8). */
export const errors = {
  ...accessErrors,
  ...requestErrors,
  ...ruleErrors,
  ...businessErrors,
  ...acquirerErrors,
  ...customerErrors,
};
export type ErrorCode = keyof typeof errors;
