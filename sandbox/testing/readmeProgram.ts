import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { confirmedReference } from '@balcao/contract/resources/payments/paymentExamples.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';

const delivery = JSON.stringify({
  webhook: { id: '301', action: 'payment_confirmed', createdAt: '2026-01-15T10:05:00+00:00' },
  payments: [confirmedReference],
});

function message(language: string, nowSeconds: number): string {
  const { privateKey } = seed.platform;
  const hash = createHmac('sha256', privateKey).update(`${delivery}${nowSeconds}`).digest('hex');
  const header = `hash=${hash},ts=${nowSeconds}`;
  const quoted = JSON.stringify(delivery);
  if (language === 'python') return `body, header, private_key = ${quoted}, '${header}', '${privateKey}'`;
  if (language !== 'php') return `const [body, header, privateKey] = [${quoted}, '${header}', '${privateKey}'];`;
  return `$_SERVER['HTTP_PAYPAY_SIGNATURE'] = '${header}';\n$privateKey = '${privateKey}';`;
}

/** Code blocks of a README, except the first, as one program. Its message was signed at `nowSeconds`. */
export function readmeProgram(client: string, language: string, nowSeconds: number): string {
  const readme = readFileSync(join(client, 'README.md'), 'utf8');
  const [, call = '', ...others] = [...readme.matchAll(/```\w+\n(.*?)\n```/gs)].map(([, code = '']) => code);
  const isReceiver = others.some((code) => /WebhookFailure/.test(code));
  // Without a web server, PHP has no request body.
  const body = `base64_decode('${btoa(delivery)}')`;
  const program = [call, ...(isReceiver ? [message(language, nowSeconds)] : []), ...others]
    .join('\n')
    .replace("file_get_contents('php://input')", body);
  if (language === 'php' || language === 'python') return `${program}\n`;
  const lines = program.split('\n');
  const isImport = (line: string) => /^import .* from /.test(line);
  return `${[...lines.filter(isImport), ...lines.filter((line) => !isImport(line))].join('\n')}\n`;
}
