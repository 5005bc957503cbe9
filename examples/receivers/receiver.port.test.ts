import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serve } from '../run/serve.ts';

it('says which port is in use, and ends [receiver.says-port-in-use]', async () => {
  const server = await serve(async () => new Response());
  const { port } = new URL(server.origin);
  const program = join(import.meta.dirname, 'receiver.mjs');
  const env = { ...process.env, PORT: port };
  const { status, stderr } = spawnSync(process.execPath, [program], { env, encoding: 'utf8' });
  await server.close();
  expect(stderr).toBe(`Port ${port} is in use. Set PORT to another, also in the subscription's URL.\n`);
  expect(status).toBe(1);
});
