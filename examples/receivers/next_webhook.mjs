// app/webhook/route.js
import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { isGenuine } from './signature.mjs';

export const runtime = 'nodejs';

export async function POST(request) {
  const { PROVIDER_PRIVATE_KEY: privateKey = 'balcaoSandboxKey01', INBOX: folder = '.' } = process.env;
  const body = Buffer.from(await request.arrayBuffer());
  if (!isGenuine(request.headers.get('paypay-signature'), body, privateKey)) {
    return new Response(null, { status: 401 });
  }
  const file = `${folder}/${createHash('sha256').update(body).digest('hex')}.json`;
  await writeFile(file, body, { flag: 'wx' }).catch(async (error) => {
    if (error.code === 'EEXIST') return;
    await rm(file, { force: true });
    throw error;
  });
  return new Response(null, { status: 200 });
}
