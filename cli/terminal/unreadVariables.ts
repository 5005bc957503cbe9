import { nearestNames } from '@balcao/text/nearestNames.ts';

const own = ['BALCAO_URL', 'BALCAO_KEYS'];

/** Variables of the server's process that the guides show with `balcao start`, with the equivalent options. */
const ofTheServer: readonly (readonly [variable: string, option: string])[] = [
  ['SANDBOX_PORT', 'port'],
  ['SANDBOX_HOSTS', 'public-url'],
  ['SANDBOX_URL', 'public-url'],
  ['DATA_DIR', 'data'],
];

/** Variables that are ignored although they look effective: misspelt ones, and those of the server. */
export function unreadVariables(
  command: string,
  options: Readonly<Record<string, string | undefined>>,
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  const slips = Object.keys(env).flatMap((name) => {
    if (!name.startsWith('BALCAO_') || own.includes(name)) return [];
    const [meant] = nearestNames(name, own, 2);
    return meant && env[meant] === undefined ? [`${name} is not read: did you mean ${meant}?`] : [];
  });
  if (command !== 'start') return slips;
  const others = ofTheServer
    .filter(([name, option]) => env[name] && options[option] === undefined)
    .map(([name, option]) => `${name} is not read by balcao start: use --${option}.`);
  return [...slips, ...others];
}
