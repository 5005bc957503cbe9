import { readFileSync } from 'node:fs';
import path from 'node:path';
import { curl } from '@balcao/examples/languages/curl.ts';
import { seededCredentials } from '@balcao/examples/seededCredentials.ts';
import { operationsOf } from '@balcao/reference/description/anchors.ts';
import type { Operation, Reference } from '@balcao/reference/description/referenceTypes.ts';
import type { SiteLocale } from '../../locales.ts';
import { type ReferencePageId, referencePages } from '../../src/components/api/referencePages.ts';
import { folderOf } from '../pages/documents.ts';
import { at } from '../vite/paths.ts';
import { referenceIn } from './contract.ts';
import { highlight } from './highlight.ts';
import { exampleFolders, readSteps, requestHtml } from './recording.ts';
import { type RelatedGuide, readGuides } from './relatedGuides.ts';
import { controlSamples, operationSamples } from './shownSteps.ts';

const samplesOfPages: Readonly<Record<ReferencePageId, Readonly<Record<string, string>>>> = {
  api: operationSamples,
  sandbox: controlSamples,
};

interface RecordedCall {
  /** Highlighted request by file extension. */
  requestHtml: Record<string, string>;
  /** The curl command as plain text, for the Markdown. */
  request: string;
  status: number;
  response: string;
}

/** Sample of every operation on a page. @throws if an operation has no row or no recorded step */
function readCalls(
  folders: ReturnType<typeof exampleFolders>,
  operations: readonly Operation[],
  page: ReferencePageId,
): Record<string, RecordedCall> {
  const table = samplesOfPages[page];
  const calls = operations.map((operation) => {
    const { id } = operation;
    if (operation.isStream) return [id, streamCall(operation)] as const;
    const place = table[id];
    if (!place) throw new Error(`${id} has no sample: give it a line in site/builder/data/shownSteps.ts`);
    return [id, readCall(folders, place)] as const;
  });
  return Object.fromEntries(calls);
}

/** Call of a stream. It has no response, because a stream stays open and cannot be recorded. */
function streamCall({ id, path: shown }: Operation): RecordedCall {
  const { base } = referencePages.sandbox;
  const called = { operation: id, method: 'GET', base, path: shown.slice(base.length), query: [] } as const;
  const request = curl({ ...called, auth: 'platform', credentials: seededCredentials })
    .trimEnd()
    .replace(/^curl /m, 'curl --no-buffer ');
  return { requestHtml: { sh: highlight(request, 'bash') }, request, status: 200, response: '' };
}

function readCall({ recordings, programs }: ReturnType<typeof exampleFolders>, place: string): RecordedCall {
  const example = path.dirname(place);
  const step = readSteps(recordings, example).find(({ name }) => name === path.basename(place));
  if (!step) throw new Error(`the recording ${example} has no step ${path.basename(place)}`);
  return {
    requestHtml: requestHtml(path.join(programs, place)),
    request: readFileSync(path.join(programs, `${place}.sh`), 'utf8').trimEnd(),
    status: step.response.status,
    response: step.response.body && shortened(step.response.body),
  };
}

/** Minimum length of a long list, and how many of its entries are shown. */
const long = { shown: 3, from: 20 };

/** Recorded body as text. A long list is cut after its first entries, and ends with an ellipsis. */
function shortened(body: string): string {
  const cut = (_: string, value: unknown) =>
    Array.isArray(value) && value.length >= long.from ? [...value.slice(0, long.shown), '…'] : value;
  return JSON.stringify(JSON.parse(body), cut, 2).replace(/"…"$/gm, '…');
}

export interface RecordedContent {
  reference: Reference;
  calls: Record<string, RecordedCall>;
  guides: Record<string, RelatedGuide[]>;
}

export type RecordedPages = Readonly<Record<ReferencePageId, RecordedContent>>;

/** Content of the reference pages besides the contract's facts: description, recorded calls, related guides. */
export function recordedPages(locale: SiteLocale): RecordedPages {
  const guides = readGuides(at('site/docs'), at('site', folderOf(locale)));
  const contentOf = (page: ReferencePageId): RecordedContent => {
    const reference = referenceIn(locale)(page);
    return { reference, calls: readCalls(exampleFolders(locale), operationsOf(reference), page), guides };
  };
  return { api: contentOf('api'), sandbox: contentOf('sandbox') };
}
