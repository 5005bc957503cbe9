import { hexDigestOf } from '../../domain/ids/digest.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { GivenOptions } from '../../domain/sdk-generation/sdkMaker.ts';
import { createSerialQueue } from '../../domain/serialQueue.ts';
import { generatorMissing, sourceOf } from '../checkOptions.ts';
import type { OutsideGenerator, OutsideOrder } from '../outsideGenerator.ts';
import { zipOf } from '../zip.ts';
import { type Failure, type GeneratorProgram, generatorLimits } from './generatorProgram.ts';
import { readOptionTable } from './optionTable.ts';

const keptClients = 8;

/** An option can name a folder, which must not lead out of the client's own. */
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

/**
 * OpenAPI Generator as a command of this machine. One client is generated at a time; the last ones are kept by
 * description and options.
 */
export function commandGenerator(program: GeneratorProgram): OutsideGenerator {
  const inTurn = createSerialQueue();
  const clients = new Map<string, Uint8Array<ArrayBuffer>>();

  function keep(code: string, client: Uint8Array<ArrayBuffer>): void {
    const [oldest] = clients.keys();
    if (clients.size >= keptClients && oldest) clients.delete(oldest);
    clients.set(code, client);
  }

  async function generate(
    code: string,
    language: string,
    order: OutsideOrder,
  ): Promise<Outcome<{ code: string }>> {
    if (clients.has(code)) return ok({ code });
    const made = await program.generate(language, order);
    if (made.end !== 'generated') return refusalOf(made, language);
    keep(code, await zipOf(made.files, `${language}-client`));
    return ok({ code });
  }

  return {
    async options(language) {
      const ending = await inTurn('generator', () => program.help(language));
      return ending.end === 'done' ? ok(readOptionTable(ending.output)) : refusalOf(ending, language);
    },
    async make(language, order) {
      const refusal = checkPaths(order.options);
      if (refusal) return refusal;
      // The same description and options give the same code.
      const code = `${language}.${await hexDigestOf(JSON.stringify(order), 16)}`;
      return inTurn('generator', () => generate(code, language, order));
    },
    download: (code) => clients.get(code),
  };
}
