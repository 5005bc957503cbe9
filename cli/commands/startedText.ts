import type { Keys } from '../server/sharedKeys.ts';
import { styled } from '../terminal/output.ts';

/** What the reader of the text asked for. */
interface Asked {
  data: string | undefined;
  seed: string | undefined;
}

/** A first call that works as it is pasted; Windows' terminal only supports double quotes. */
function firstCall(url: string, { platformCode, privateKey, clientId }: Keys): string {
  const body = JSON.stringify({ amount: 1000, availableMethods: [{ code: 'MB' }] });
  const onWindows = process.platform === 'win32';
  return [
    `curl ${url}/api/payments/references`,
    `-u ${platformCode}:${privateKey}`,
    `-H "PayPay-ClientId: ${clientId}"`,
    '-H "Content-Type: application/json"',
    onWindows ? `-d "${body.replaceAll('"', '\\"')}"` : `-d '${body}'`,
  ].join(onWindows ? ' ' : ' \\\n    ');
}

/** What `balcao start` says to a person. */
export function startedText(url: string, keys: Keys, { data, seed }: Asked): string {
  const { platformCode, privateKey, clientId } = keys;
  const workbench = seed === undefined ? url : `${url}/#keys=${platformCode}:${privateKey}:${clientId}`;
  const rows = [
    ['API', `${url}/api`],
    ['Workbench', workbench],
    ['Platform', platformCode],
    ['Private key', `${privateKey}  (signs the webhooks too)`],
    ['Entity', clientId],
    ['Data', data ?? 'in memory: they end with this process'],
  ] as const;
  return [
    '',
    ...rows.map(([name, value]) => `  ${styled('bold', name.padEnd(11))}  ${value}`),
    '',
    '  A first Multibanco reference:',
    '',
    `  ${firstCall(url, keys)}`,
    '',
    '  The keys are public, and all payments are invented. Ctrl+C ends the sandbox.',
    '',
  ].join('\n');
}
