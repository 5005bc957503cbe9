import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { prettyXml } from '@balcao/workbench/core/xml.ts';
import { referencePages } from '../src/components/api/referencePages.ts';
import { type SampleData, type SampleLanguage, sampleLanguages } from '../src/components/Sample/sample.ts';
import { operationAnchor } from '../src/facts/operations.ts';
import type { OperationFact } from '../src/facts/types.ts';
import { highlight } from './highlight.ts';
import type { SiteLocale } from './locale.ts';

/** A recording, as `npm run derive` writes it. */
interface Recording {
  id: string;
  steps: readonly {
    name: string;
    kind: SampleData['kind'];
    operation?: string;
    request: {
      method: SampleData['method'];
      path: string;
      headers: Record<string, string>;
      body: string | null;
    };
    response: { status: number; headers: Record<string, string>; body: string };
  }[];
}
type Step = Recording['steps'][number];

/** Where recordings are, the programs made of them, and the facts of their operations. */
export interface Folders {
  recordings: string;
  programs: string;
  facts: string;
}

/** The folders of this repository, for one language of the site. */
export const exampleFolders = (siteDir: string, locale: SiteLocale): Folders => ({
  recordings: path.resolve(siteDir, '../.build/recordings', locale),
  programs: path.resolve(siteDir, '../.build/programs', locale),
  facts: path.resolve(siteDir, `../contract/generated/facts.${locale}.json`),
});

/** Globs of the files in them. */
export const filesOf = ({ recordings, programs, facts }: Folders): string[] => [
  ...[recordings, programs].map((folder) => `${folder}/**/*`),
  facts,
];

/**
 * Reads the steps of one recording for display.
 * @param example name of the recording, for example `payments/multibanco`
 * @returns samples by `<example>/<step>`
 */
export async function readRecording(folders: Folders, example: string): Promise<Record<string, SampleData>> {
  const { recordings, programs } = folders;
  const controls = controlFacts(folders.facts);
  const recording = readSteps(recordings, example);
  const samples: Record<string, SampleData> = {};
  for (const step of recording.steps) {
    samples[`${example}/${step.name}`] = {
      kind: step.kind,
      called: step.kind === 'soap' ? step.operation : undefined,
      method: step.request.method,
      path: step.request.path,
      status: step.response.status,
      describedAt: describedAt(step, controls),
      requestHtml: await requestHtml(path.join(programs, example, step.name)),
      wireHtml: await wireHtml(step),
      answerHtml: step.response.body ? await bodyHtml(step.response.body) : null,
    };
  }
  return samples;
}

/** An operation of the control API, as far as a link to it needs. */
type ControlFact = Pick<OperationFact, 'id' | 'method' | 'path' | 'tag'>;

/** The operations of the control API, read again when they change. */
function controlFacts(file: string): readonly ControlFact[] {
  const { control } = JSON.parse(readFileSync(file, 'utf8')) as { control: { operations: ControlFact[] } };
  return control.operations;
}

/** Where the call of a simulator is described; the calls of the API have links in the text around. */
function describedAt({ kind, operation }: Step, controls: readonly ControlFact[]): string | undefined {
  const fact = kind === 'control' ? controls.find(({ id }) => id === operation) : undefined;
  return fact && `${referencePages.sandbox.path}#${operationAnchor(fact)}`;
}

/** The operations of the control API that a recording calls, each once, in order. */
export function readControls({ recordings, facts }: Folders, example: string): ControlFact[] {
  const steps = readSteps(recordings, example).steps.filter(({ kind }) => kind === 'control');
  const controls = controlFacts(facts);
  return [...new Set(steps.map(({ operation }) => operation))].flatMap((called) => {
    const fact = controls.find(({ id }) => id === called);
    return fact ? [{ id: fact.id, method: fact.method, path: fact.path, tag: fact.tag }] : [];
  });
}

/** Reads a recording. */
function readSteps(folder: string, example: string): Recording {
  return JSON.parse(readFileSync(path.join(folder, `${example}.json`), 'utf8')) as Recording;
}

/**
 * Parsed response bodies, for components that show single values.
 * @returns parsed bodies by `<example>/<step>`; steps without a JSON body are left out
 */
export function readAnswers(folder: string, example: string): Record<string, unknown> {
  const answers = readSteps(folder, example).steps.flatMap(({ name, response }) => {
    try {
      return [[`${example}/${name}`, JSON.parse(response.body)] as const];
    } catch {
      return [];
    }
  });
  return Object.fromEntries(answers);
}

/** The generated call in each language it was generated for. */
async function requestHtml(base: string): Promise<SampleData['requestHtml']> {
  const html: SampleData['requestHtml'] = {};
  for (const [ending, { code }] of Object.entries(sampleLanguages)) {
    const file = `${base}.${ending}`;
    if (!existsSync(file)) continue;
    html[ending as SampleLanguage] = await highlight(readFileSync(file, 'utf8').trimEnd(), code);
  }
  return html;
}

/** Headers that are not shown. */
const quiet = new Set(['host', 'connection', 'accept', 'user-agent', 'content-length', 'accept-encoding']);

async function wireHtml({ request }: Step): Promise<string> {
  const headers = Object.entries(request.headers).filter(([name]) => !quiet.has(name.toLowerCase()));
  const head = [
    `${request.method} ${request.path} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  const html = await highlight(head.join('\n'), 'http');
  if (!request.body) return html;
  const isForm = request.headers['Content-Type'] === 'application/x-www-form-urlencoded';
  return `${html}\n\n${isForm ? await formHtml(request.body) : await bodyHtml(request.body)}`;
}

/** A form body for reading: one decoded field a line. */
function formHtml(body: string): Promise<string> {
  const lines = [...new URLSearchParams(body)].map(([name, value]) => `${name}=${value}`);
  return highlight(lines.join('\n'), 'http');
}

/** A body for reading: JSON and XML are formatted, other text is unchanged. */
async function bodyHtml(body: string): Promise<string> {
  if (body.startsWith('<?xml')) return highlight(prettyXml(body), 'xml');
  try {
    return await highlight(JSON.stringify(JSON.parse(body), null, 2), 'json');
  } catch {
    return highlight(body, 'http');
  }
}
