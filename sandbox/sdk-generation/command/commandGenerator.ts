import type { SdkOptions } from '@balcao/contract/resources/sdks/sdkOperations.ts';
import { hexDigestOf } from '../../domain/ids/digest.ts';
import { ok, refuse } from '../../domain/outcome.ts';
import { createPace } from '../../domain/pace.ts';
import type { Runtime } from '../../domain/runtime.ts';
import type { GivenOptions, OutsideGenerator, OutsideOrder } from '../../domain/sdk-generation/sdkMaker.ts';
import { createSerialQueue } from '../../domain/serialQueue.ts';
import { generatorMissing, sourceOf } from '../checkOptions.ts';
import { zipOf } from '../zip.ts';

/** Whether a value contains a path that leads out of the client's folder. */
const leadsOut = (value: string | boolean | number) => /(^|[/\\])\.\.([/\\]|$)|^[/\\]/.test(String(value));

function checkPaths(given: GivenOptions) {
  const name = Object.keys(given).find((each) => leadsOut(given[each] ?? ''));
  if (name === undefined) return undefined;
  const values = { field: `options_${name}`, example: 'src' };
  return refuse('e00229', { source: sourceOf(name), detail: 'sdk_option_form', values });
}

const lastLine = (text: string) => text.trim().split('\n').at(-1)?.slice(0, 300) ?? '';

function refusalOf(failure: Failure, language: string) {
  if (failure.end === 'missing') return generatorMissing(language);
  const values = failure.end === 'failed' ? { reason: lastLine(failure.output) } : generatorLimits;
  return refuse('e00400', { status: 502, detail: `sdk_command_${failure.end}`, values });
}

/** Runs OpenAPI Generator as a command, one client at a time, and caches clients by description and options. */
export function commandGenerator(program: GeneratorProgram, runtime: Runtime): OutsideGenerator {
  const inTurn = createSerialQueue();
  const knownOptions = new Map<string, SdkOptions>();
  const clients = new Map<string, Uint8Array<ArrayBuffer>>();

  return {
    async options(language) {
      const known = knownOptions.get(language);
      if (known) return ok(known);
      const ending = await inTurn('generator', () => program.help(language));
      if (ending.end !== 'done') return refusalOf(ending, language);
      const options = readOptionTable(ending.output);
      knownOptions.set(language, options);
      return ok(options);
    },
    async make(language, order) {
      const refusal = checkPaths(order.options);
      if (refusal) return refusal;
      // The same description and options give the same code.
      const code = `${language}.${await hexDigestOf(JSON.stringify(order), 16)}`;
      return inTurn('generator', async () => {
        if (clients.has(code)) return ok({ code });
        const made = await program.generate(language, order);
        if (made.end !== 'generated') return refusalOf(made, language);
        const [oldest] = clients.keys();
        if (clients.size >= generatorLimits.keptClients && oldest) clients.delete(oldest);
        clients.set(code, await zipOf(made.files, `${language}-client`, createPace(runtime)));
        return ok({ code });
      });
    },
    download: (code) => clients.get(code),
  };
}

/** Reason why the program failed, with its output if relevant. */
export type Failure = { end: 'failed'; output: string } | { end: 'missing' | 'late' | 'large' };
export type Ending = { end: 'done'; output: string } | Failure;

export type GeneratedFiles = Readonly<Record<string, Uint8Array>>;

/** Limits of a generated client. The largest, with its documentation, takes about 3 MB. */
export const generatorLimits = { seconds: 60, megabytes: 30, keptClients: 8 };

export interface GeneratorProgram {
  /** Prints the options of a language as a Markdown table. */
  help(language: string): Promise<Ending>;
  generate(language: string, order: OutsideOrder): Promise<{ end: 'generated'; files: GeneratedFiles } | Failure>;
}

/** Row of the table, `|option|description|values|default|`, where a description may contain a bar. */
const row = /^\|([^|\s]+)\|(.*)\|( |<dl>.*<\/dl>)\|([^|]*)\|?$/;
const choice = /<dt>\*\*(.*?)\*\*<\/dt><dd>(.*?)<\/dd>/g;

/** Parses the table that `openapi-generator-cli config-help --format markdown` prints. A missing default is empty. */
export function readOptionTable(markdown: string): SdkOptions {
  const rows = markdown.split('\n').flatMap((line) => {
    const [, opt, description = '', values = '', standard = ''] = row.exec(line) ?? [];
    // Skips the row of dashes below the head.
    if (opt === undefined || opt.startsWith('-')) return [];
    const choices = [...values.matchAll(choice)].map(([, name = '', words = '']) => [name, words] as const);
    return [
      {
        opt,
        description,
        type: 'string',
        optValue: null,
        default: standard === 'null' ? '' : standard,
        enum: choices.length > 0 ? Object.fromEntries(choices) : null,
      },
    ];
  });
  return Object.fromEntries(rows.map((option) => [option.opt, option]));
}
