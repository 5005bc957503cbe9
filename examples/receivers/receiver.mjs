// Run: PORT=4500 node receiver.mjs
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isGenuine } from './signature.mjs';

const {
  PROVIDER_API: api = 'http://localhost:4000/api',
  PROVIDER_PLATFORM_CODE: platformCode = '0001',
  PROVIDER_PRIVATE_KEY: privateKey = 'balcaoSandboxKey01',
  PAID_ORDERS: folder = '.',
  PORT: port = '4500',
} = process.env;

/** Current state of a payment: a message may be outdated, the API's response is not. */
async function read({ id, clientId }) {
  const Authorization = `Basic ${btoa(`${platformCode}:${privateKey}`)}`;
  // Reads the payment as its entity, which may be any entity of the platform.
  const headers = { Authorization, 'PayPay-ClientId': clientId };
  const answer = await fetch(`${api}/payments/${id}`, { headers }).catch(() => ({}));
  const { ok, status = 'no connection' } = answer;
  if (!ok) throw new Error(`no payment ${id} at ${api} (${status}). Check PROVIDER_API.`);
  return (await answer.json()).data;
}

/** Whether the money is still here, because a payment stays confirmed after a full refund. */
function isPaid({ amount, stateDetails, refunds = [] }) {
  const returned = refunds.reduce((sum, refund) => sum + refund.amount, 0);
  return stateDetails.state === 'confirmed' && returned < amount;
}

/** Only the first message creates the file; in your database, use a unique key. */
async function keepPaid(payment) {
  const file = `${folder}/${payment.id}.json`;
  try {
    await writeFile(file, JSON.stringify(payment), { flag: 'wx' });
  } catch (error) {
    if (error.code === 'EEXIST') return;
    // A partly written order would count as kept when the message is sent again.
    await rm(file, { force: true });
    throw error;
  }
}

/** Payments in a body: a webhook lists them, a callback is a single one. */
function toldIn(body) {
  const message = JSON.parse(body);
  return message.webhook ? (message.payments ?? []) : [message];
}

async function receive(request) {
  const body = await buffer(request);
  if (!isGenuine(request.headers['paypay-signature'], body, privateKey)) return 401;
  for (const told of toldIn(body)) {
    const payment = await read(told);
    if (isPaid(payment)) await keepPaid(payment);
  }
  // A callback accepts only this status; a webhook accepts it, too.
  return 200;
}

createServer(async (request, response) => {
  // Any failure ends in a 500, so the message is sent again.
  const status = await receive(request).catch(({ message }) => {
    console.error(`Answered 500: ${message}`);
    return 500;
  });
  response.writeHead(status).end();
})
  .on('error', ({ message }) => {
    const remedy = "Set PORT to another, also in the subscription's URL.";
    console.error(`Port ${port} cannot be used (${message}). ${remedy}`);
    process.exitCode = 1;
  })
  .listen(Number(port));
