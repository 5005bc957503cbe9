import type { SandboxOptions } from '../createSandbox.ts';
import type { RequestReport } from '../domain/requests/requestReport.ts';
import type { Backups } from './backUp.ts';
import type { Configuration } from './configuration.ts';

type Told = (report: RequestReport) => void;

const printLine: Told = (report) => void process.stdout.write(`${requestLine(report)}\n`);

/** Options for the operator. `backUp` is set if there is a file to copy. */
export async function operatingOf(
  { adminKey, logRequests }: Partial<Pick<Configuration, 'adminKey' | 'logRequests'>>,
  backUp: () => ReturnType<Backups> | undefined,
): Promise<Pick<SandboxOptions, 'admin' | 'onRequest'>> {
  const printed = logRequests ? [printLine] : [];
  if (!adminKey) return { onRequest: printed[0] };
  const { createMetrics } = await import('./metrics.ts');
  const metrics = createMetrics();
  return {
    admin: { key: adminKey, backUp, metrics: metrics.write },
    onRequest(report) {
      metrics.count(report);
      for (const told of printed) told(report);
    },
  };
}

/** Formats a request as a line of JSON, with its time in the format of RFC 3339. */
function requestLine({ at, ...report }: RequestReport): string {
  return JSON.stringify({ time: new Date(at).toISOString(), ...report });
}
