import { createHmac } from 'node:crypto';

/** Test of a shop with both APIs of a private sandbox: `node drive.mjs API CONTROL ORIGIN`. */
const [, , apiModule = '', controlModule = '', origin = ''] = process.argv;
const { Client, parseWebhook } = await import(apiModule);
const { ApiFailure, Sandbox } = await import(controlModule);

/** @param {() => Promise<unknown>} call */
async function refusal(call) {
  try {
    await call();
  } catch (error) {
    if (error instanceof ApiFailure) return [/** @type {any} */ (error).status, .../** @type {any} */ (error).codes];
    // The client of the API has its own error class.
    const { status, codes } = /** @type {any} */ (error);
    return [status, ...codes];
  }
  return 'it was not refused';
}

const places = { api: `${origin}/api`, control: `${origin}/sandbox` };
const tenant = await new Sandbox({ baseUrl: places.control, language: 'EN' }).createTenant();
const { platformCode, privateKey, clientId } = tenant;
const client = new Client({ baseUrl: places.api, language: 'EN', platformCode, privateKey, clientId });
const sandbox = new Sandbox({ baseUrl: places.control, language: 'EN', platformCode, privateKey });
/** @param {string} id */
const stateOf = async (id) => (await client.getPayment(id)).stateDetails.state;

const bill = await client.createReference({ amount: 1000 });
const { entity, reference } = bill.referenceDetails;
const misread = await refusal(() => sandbox.payAtAtm({ entity, reference: '000000000', amount: 1000 }));
await sandbox.payAtAtm({ entity, reference, amount: 1000 });
const paid = await stateOf(bill.id);

const fault = await sandbox.createFault({ kind: 'unavailable', operation: 'getPayment', calls: 1 });
const unavailable = await refusal(() => client.getPayment(bill.id));
const afterwards = await stateOf(bill.id);
await sandbox.createFault({ kind: 'server_error', calls: 1 });
await sandbox.clearFaults();
const { data: faults } = await sandbox.listFaults();

/** @type {any[]} */
const deliveries = [];
for await (const page of sandbox.listDeliveriesPages({ paymentId: bill.id })) deliveries.push(...page.data);
const delivered = deliveries.find(({ action }) => action === 'payment_confirmed');
const time = Math.floor(Date.now() / 1000);
const hash = createHmac('sha256', privateKey).update(`${delivered.body}${time}`).digest('hex');
const event = await parseWebhook(delivered.body, `hash=${hash},ts=${time}`, privateKey);
const resent = await sandbox.resendDelivery(delivered.id);

const state = await sandbox.exportSandbox();
await sandbox.resetSandbox();
const forgotten = await refusal(() => client.getPayment(bill.id));
await sandbox.importSandbox(state);

console.log(
  JSON.stringify({
    atm: [misread, paid],
    faults: [fault.kind, unavailable[0], afterwards, faults.length],
    webhook: [event.action, event.payments[0].id === bill.id, resent.state],
    state: [Object.keys(state.tables).length > 0, forgotten, await stateOf(bill.id)],
    stranger: await refusal(() => new Sandbox({ baseUrl: places.control, language: 'EN' }).getClock()),
  }),
);
