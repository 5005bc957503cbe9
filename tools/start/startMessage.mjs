/**
 * @typedef {object} Seed part of the seed that is printed
 * @property {{ code: string, privateKey: string }} platform
 * @property {{ clientId: string }} entity
 */

/**
 * Message to print once all servers are running.
 * @param {import('../run/settings.mjs').Settings} settings
 * @param {Seed} seed
 * @param {{ siteReady: boolean, onWindows: boolean }} state
 */
export function startMessage({ siteUrl, sandboxUrl, host, isLocal }, seed, { siteReady, onWindows }) {
  return `
  Site       ${siteReady ? `${siteUrl}  (${siteUrl}/es  ${siteUrl}/en)` : 'could not be built; see above'}
  Sandbox    ${sandboxUrl}/api

  Platform   ${seed.platform.code}
  Key        ${seed.platform.privateKey}
  Entity     ${seed.entity.clientId}

  ${isLocal ? 'The sandbox is local: for this machine only, and its keys are public.' : `The sandbox listens on ${host}, for other machines too, and its keys are public.`}

  Your first Multibanco reference:

${firstCall(sandboxUrl, seed, onWindows)}

  Ctrl+C stops everything.
`;
}

/** First call, as a terminal command. @param {string} sandboxUrl @param {Seed} seed @param {boolean} onWindows */
export function firstCall(sandboxUrl, { platform, entity }, onWindows) {
  const body = JSON.stringify({ amount: 1000, availableMethods: [{ code: 'MB' }] });
  const call = [
    `curl ${sandboxUrl}/api/payments/references`,
    `-u ${platform.code}:${platform.privateKey}`,
    `-H "PayPay-ClientId: ${entity.clientId}"`,
    '-H "Content-Type: application/json"',
    onWindows ? `-d "${body.replaceAll('"', '\\"')}"` : `-d '${body}'`,
  ];
  return call.join(onWindows ? ' ' : ' \\\n  ');
}
