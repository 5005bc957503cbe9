import type { Example } from './example.ts';
import { cancel } from './payments/cancel.ts';
import { cancelNormal } from './payments/cancelNormal.ts';
import { duplicate } from './payments/duplicate.ts';
import { errors } from './payments/errors.ts';
import { get } from './payments/get.ts';
import { list } from './payments/list.ts';
import { mbway } from './payments/mbway.ts';
import { mbwayRefused } from './payments/mbwayRefused.ts';
import { multibanco } from './payments/multibanco.ts';
import { multibancoLate } from './payments/multibancoLate.ts';
import { multibancoOwnReference } from './payments/multibancoOwnReference.ts';
import { multibancoValidity } from './payments/multibancoValidity.ts';
import { multibancoWrongAmount } from './payments/multibancoWrongAmount.ts';
import { subscribe } from './webhooks/subscribe.ts';

/** Every example of the site. */
export const examples: readonly Example[] = [
  multibanco,
  multibancoOwnReference,
  multibancoValidity,
  multibancoLate,
  multibancoWrongAmount,
  mbway,
  mbwayRefused,
  cancel,
  cancelNormal,
  get,
  list,
  duplicate,
  errors,
  subscribe,
];
