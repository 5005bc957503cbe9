import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { operationAnchor } from '@balcao/reference/description/anchors.ts';
import { prettyXml } from '@balcao/workbench/core/xml.ts';
import type { RecordedStep } from '@balcao/workbench/runner/recording.ts';
import type { SiteLocale } from '../../locales.ts';
import { referencePages } from '../../src/components/api/referencePages.ts';
import { type SampleData, type SampleLanguage, sampleLanguages } from '../../src/components/Sample/sample.ts';
import type { OperationFact } from '../../src/facts/factTypes.ts';
import { at } from '../vite/paths.ts';
import { highlight } from './highlight.ts';

/** Recorded step for samples, with bodies as sent over the wire. */
interface Step extends Omit<RecordedStep, 'kind' | 'request' | 'response'> {
  kind: SampleData['kind'];
  request: Pick<SampleData, 'method' | 'path'> & { headers: Record<string, string>; body: string | null };
  response: { status: number; headers: Record<string, string>; body: string };
}

interface Folders {
  recordings: string;
  programs: string;
}

export const exampleFolders = (locale: SiteLocale): Folders => ({
  recordings: at('.build/recordings', locale),
  programs: at('.build/programs', locale),
});

/** Operation of the control API, with only the values that a link needs. */
type ControlFact = Pick<OperationFact, 'id' | 'method' | 'path' | 'tag'>;

export interface ReadRecording {
  /** Sample of a step. It is highlighted on demand, because half of the steps are on no page. */
  sample(step: string): SampleData | undefined;
  /** Parsed JSON response bodies, for components that show single values. */
  answers: Readonly<Record<string, unknown>>;
  /** Operations of the control API called by the example, in order and without duplicates. */
  controls: readonly ControlFact[];
}

export const readSteps = (recordings: string, example: string): readonly Step[] =>
  (JSON.parse(readFileSync(path.join(recordings, `${example}.json`), 'utf8')) as { steps: Step[] }).steps;

export function readRecording(
  { recordings, programs }: Folders,
  example: string,
  controls: readonly ControlFact[],
): ReadRecording {
  const steps = readSteps(recordings, example);
  const called = new Set(steps.flatMap(({ kind, operation }) => (kind === 'control' ? [operation] : [])));
  const sampleOf = (step: Step): SampleData => ({
    kind: step.kind,
    called: step.kind === 'soap' ? step.operation : undefined,
    method: step.request.method,
    path: step.request.path,
    status: step.response.status,
    describedAt: describedAt(step, controls),
    requestHtml: requestHtml(path.join(programs, example, step.name)),
    wireHtml: wireHtml(step),
    answerHtml: step.response.body ? bodyHtml(step.response.body) : null,
  });
  return {
    sample(name) {
      const step = steps.find((each) => each.name === name);
      return step && sampleOf(step);
    },
    answers: Object.fromEntries(steps.map(({ name, response }) => [name, parsed(response.body)])),
    controls: [...called].flatMap((id) => controls.find((control) => control.id === id) ?? []),
  };
}

/** Link to the description of a simulator call. API calls are linked in the surrounding text. */
function describedAt({ kind, operation }: Step, controls: readonly ControlFact[]): string | undefined {
  const fact = kind === 'control' ? controls.find(({ id }) => id === operation) : undefined;
  return fact && `${referencePages.sandbox.path}#${operationAnchor(fact)}`;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Generated call in each available language. Simulator calls are not available in the languages of a shop's server. */
export function requestHtml(base: string): SampleData['requestHtml'] {
  const html: SampleData['requestHtml'] = {};
  for (const [ending, { code }] of Object.entries(sampleLanguages)) {
    const file = `${base}.${ending}`;
    if (!existsSync(file)) continue;
    html[ending as SampleLanguage] = highlight(readFileSync(file, 'utf8').trimEnd(), code);
  }
  return html;
}

const quiet = new Set(['host', 'connection', 'accept', 'user-agent', 'content-length', 'accept-encoding']);

function wireHtml({ request }: Step): string {
  const headers = Object.entries(request.headers).filter(([name]) => !quiet.has(name.toLowerCase()));
  const head = [`${request.method} ${request.path} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  const html = highlight(head.join('\n'), 'http');
  if (!request.body) return html;
  const isForm = request.headers['Content-Type'] === 'application/x-www-form-urlencoded';
  return `${html}\n\n${isForm ? formHtml(request.body) : bodyHtml(request.body)}`;
}

/** Formats a form body with one decoded field per line. */
function formHtml(body: string): string {
  const lines = [...new URLSearchParams(body)].map(([name, value]) => `${name}=${value}`);
  return highlight(lines.join('\n'), 'http');
}

/** Indents JSON and XML bodies; other text is unchanged. */
function bodyHtml(body: string): string {
  if (body.startsWith('<?xml')) return highlight(prettyXml(body), 'xml');
  try {
    return highlight(JSON.stringify(JSON.parse(body), null, 2), 'json');
  } catch {
    return highlight(body, 'http');
  }
}
