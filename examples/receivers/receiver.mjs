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

/** How a payment stands now: a message may be old, what the API says is not. */
async function read({ id, clientId }) {
  const Authorization = `Basic ${btoa(`${platformCode}:${privateKey}`)}`;
  // The payment may be of any entity of the platform: it is asked for in its name.
  const headers = { Authorization, 'PayPay-ClientId': clientId };
  const answer = await fetch(`${api}/payments/${id}`, { headers }).catch(() => ({}));
  const { ok, status = 'no connection' } = answer;
  if (!ok) throw new Error(`no payment ${id} at ${api} (${status}). Check PROVIDER_API.`);
  return (await answer.json()).data;
}

/** Whether its money is still here: given back in full later, it stays confirmed. */
function isPaid({ amount, stateDetails, refunds = [] }) {
  const returned = refunds.reduce((sum, refund) => sum + refund.amount, 0);
  return stateDetails.state === 'confirmed' && returned < amount;
}

/** The first to come makes the file; in your database, a unique key does this. */
async function keepPaid(payment) {
  const file = `${folder}/${payment.id}.json`;
  try {
    await writeFile(file, JSON.stringify(payment), { flag: 'wx' });
  } catch (error) {
    if (error.code === 'EEXIST') return;
    // Half an order would pass for a kept one when the message comes again.
    await rm(file, { force: true });
    throw error;
  }
}

/** The payments a body tells of: a webhook lists them, a callback is one. */
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
  // A callback accepts no other status; a webhook accepts this one, too.
  return 200;
}

createServer(async (request, response) => {
  // Whatever fails ends in a 500: the message comes again.
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
