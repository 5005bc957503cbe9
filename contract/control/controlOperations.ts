import * as z from 'zod';
import { request, type ShownOperation } from '../operations/operation.ts';
import { payment } from '../resources/payments/paymentSchema.ts';
import { field } from '../schema/field.ts';
import { recordId } from '../schema/formats.ts';
import { controlBodies } from './bodies.ts';
import { callerControls } from './caller.ts';
import { checkoutControls, settlementControls } from './controlCheckouts.ts';
import { entityControls } from './controlEntities.ts';
import { faultControls } from './controlFaults.ts';
import {
  atmPayment,
  clock,
  clockChange,
  delivery,
  deliveryFilters,
  health,
  loggedRequest,
  readiness,
  requestFilters,
} from './controlSchema.ts';
import { tenantControls } from './controlTenants.ts';
import { terminalControls } from './controlTerminals.ts';
import { controlWords, operationWords as w } from './controlWords.ts';
import { failureModeControls } from './failureModes.ts';
import { phoneControls } from './phone.ts';
import { setAsideControls } from './setAside.ts';
import { subscriptionControls } from './subscriptions.ts';
import { timelineControls } from './timeline.ts';
import { upcomingControls } from './upcoming.ts';

const deliveryId = z.object({ id: field(recordId, controlWords.deliveryId, '1') });

const ofDeliveries = { tag: 'deliveries', auth: 'platform' } as const;

/** Operations under `/sandbox`, with which the integrator controls the simulated payers, banks and time. */
export const controlOperations = {
  getHealth: {
    ...request('GET', '/health', { tag: 'process', auth: 'none' }, w.getHealth),
    success: { status: 200, data: health },
    errors: [],
    withoutDatabase: true,
  },
  getReadiness: {
    ...request('GET', '/ready', { tag: 'process', auth: 'none' }, w.getReadiness),
    success: { status: 200, data: readiness },
    errors: [],
  },
  payAtAtm: {
    ...request('POST', '/atm', { tag: 'payers', auth: 'platform' }, w.payAtAtm),
    body: atmPayment,
    examples: controlBodies.payAtAtm,
    success: { status: 200, data: payment },
    errors: ['e00600', 'c0101', 'c0102', 'c0103', 'c0104', 'c0105', 'c0106', 'c0107'],
  },
  ...phoneControls,
  getClock: {
    ...request('GET', '/clock', { tag: 'clock', auth: 'platform' }, w.getClock),
    success: { status: 200, data: clock },
    errors: [],
  },
  moveClock: {
    ...request('POST', '/clock', { tag: 'clock', auth: 'platform' }, w.moveClock),
    body: clockChange,
    examples: controlBodies.moveClock,
    success: { status: 200, data: clock },
    errors: ['c0301'],
  },
  resetSandbox: {
    ...request('POST', '/reset', { tag: 'state', auth: 'platform' }, w.resetSandbox),
    success: { status: 200 },
    errors: [],
  },
  listDeliveries: {
    ...request('GET', '/deliveries', ofDeliveries, w.listDeliveries),
    query: deliveryFilters,
    success: { status: 200, data: delivery, list: true },
    errors: [],
  },
  getDelivery: {
    ...request('GET', '/deliveries/{id}', ofDeliveries, w.getDelivery),
    params: deliveryId,
    success: { status: 200, data: delivery },
    errors: ['c0401'],
  },
  resendDelivery: {
    ...request('POST', '/deliveries/{id}/resend', ofDeliveries, w.resendDelivery),
    params: deliveryId,
    success: { status: 200, data: delivery },
    errors: ['c0401', 'c0402'],
  },
  listRequests: {
    ...request('GET', '/requests', { tag: 'activity', auth: 'platform' }, w.listRequests),
    query: requestFilters,
    success: { status: 200, data: loggedRequest, list: true },
    errors: [],
  },
  ...callerControls,
  ...entityControls,
  ...checkoutControls,
  ...settlementControls,
  ...terminalControls,
  ...timelineControls,
  ...upcomingControls,
  ...setAsideControls,
  ...subscriptionControls,
  ...failureModeControls,
  ...faultControls,
  ...tenantControls,
} as const satisfies Record<string, ShownOperation>;
export type ControlOperationId = keyof typeof controlOperations;
