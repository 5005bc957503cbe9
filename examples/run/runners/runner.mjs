import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Runs JavaScript programs in one process. Each line of standard input is the path of a module; for each it writes one
 * line: the program's two outputs in Base64, separated by a tab. Each program has a thread, and so globals, of its own.
 */
for await (const path of createInterface({ input: process.stdin })) {
  const [output, errors] = await run(path);
  process.stdout.write(`${inBase64(output)}\t${inBase64(errors)}\n`);
}

/**
 * @param {string} path
 * @returns {Promise<[output: string, errors: string]>}
 */
async function run(path) {
  const worker = new Worker(pathToFileURL(path), { stdin: true, stdout: true, stderr: true });
  worker.stdin?.end();
  const texts = Promise.all([textOf(worker.stdout), textOf(worker.stderr)]);
  /** @type {unknown} */
  let thrown;
  worker.on('error', (error) => {
    thrown = error;
  });
  await new Promise((done) => worker.on('exit', done));
  const [output, errors] = await texts;
  const reason = thrown instanceof Error ? thrown.stack : thrown;
  return [output, reason === undefined ? errors : `${errors}${reason}\n`];
}

/** @param {import('node:stream').Readable} stream */
async function textOf(stream) {
  let text = '';
  stream.setEncoding('utf8');
  for await (const chunk of stream) text += chunk;
  return text;
}

/** @param {string} text */
function inBase64(text) {
  return Buffer.from(text).toString('base64');
}
