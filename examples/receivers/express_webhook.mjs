// Run: PORT=4500 node express_webhook.mjs
import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import express from 'express';
import { isGenuine } from './signature.mjs';

const {
  PROVIDER_PRIVATE_KEY: privateKey = 'balcaoSandboxKey01',
  INBOX: folder = '.',
  PORT: port = '4500',
} = process.env;

async function keepOnce(body) {
  const file = `${folder}/${createHash('sha256').update(body).digest('hex')}.json`;
  await writeFile(file, body, { flag: 'wx' }).catch(async (error) => {
    if (error.code === 'EEXIST') return;
    await rm(file, { force: true });
    throw error;
  });
}

const app = express();
app.post('/', express.raw({ type: '*/*' }), (request, response, next) => {
  if (!isGenuine(request.get('PayPay-Signature'), request.body, privateKey)) {
    return response.sendStatus(401);
  }
  keepOnce(request.body).then(() => response.sendStatus(200), next);
});
app.use(express.json());
app.listen(Number(port));
