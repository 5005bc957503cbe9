import { openSampleSandbox } from '../../examples/run/sampleSandbox.ts';
import { serve } from '../../examples/run/serve.ts';
import { descriptionPath } from './read.ts';
import { complaintsOf } from './tools.ts';

/** Runs the Postman collection with newman against a fresh sandbox: each request succeeds, in the collection's order. */
export async function runCollection(): Promise<string[]> {
  const sandbox = await openSampleSandbox();
  const server = await serve((request) => {
    const { pathname, search } = new URL(request.url);
    return sandbox.answer(request, pathname + search);
  });
  try {
    const settings = ['--env-var', `baseUrl=${server.origin}/api`, '--color', 'off', '--disable-unicode'];
    return await complaintsOf('newman', 'newman', ['run', descriptionPath('postman', 'en'), ...settings]);
  } finally {
    await server.close();
    await sandbox.close();
  }
}
