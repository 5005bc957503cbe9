import { text } from 'node:stream/consumers';
import { connectionFrom } from '../remote/connection.ts';
import type { Arguments } from '../terminal/arguments.ts';
import { print } from '../terminal/output.ts';
import { Problem } from '../terminal/problem.ts';

/** The body as it was given; `-` reads it from the standard input. */
async function bodyFrom(given: string | undefined): Promise<unknown> {
  if (given === undefined) return undefined;
  const json = given === '-' ? await text(process.stdin) : given;
  try {
    return JSON.parse(json);
  } catch (error) {
    const remedy = 'Quote it for your shell, or give - and write it to the standard input.';
    throw new Problem(`The body is not JSON: ${(error as Error).message}.`, remedy);
  }
}

/** Calls the API, or the control API, and prints what it answers. */
export async function run({ operands, options, switches }: Arguments): Promise<void> {
  const [method = '', path = '', body] = operands;
  if (!/^\/(api|sandbox)\//.test(path)) {
    throw new Problem(`"${path}" is not a path of the sandbox.`, 'Paths begin with /api/ or /sandbox/.');
  }
  const { call } = connectionFrom(options);
  print((await call(method.toUpperCase(), path, await bodyFrom(body))) ?? null, switches);
}
