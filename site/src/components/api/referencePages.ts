export interface ReferencePageRow {
  path: string;
  description: 'openapi' | 'control';
  file: string;
  /** Base path of the operations on every server. */
  base: '/api' | '/sandbox';
  /** Prefix of the paths that are shown; the API's paths need none. */
  shownBase: '' | '/sandbox';
  /** Whether the operations exist only in sandboxes, not on the provider's servers. */
  onlySandbox: boolean;
}

export const referencePages = {
  api: {
    path: '/api',
    description: 'openapi',
    file: 'openapi.json',
    base: '/api',
    shownBase: '',
    onlySandbox: false,
  },
  sandbox: {
    path: '/sandbox-api',
    description: 'control',
    file: 'sandbox-api.json',
    base: '/sandbox',
    shownBase: '/sandbox',
    onlySandbox: true,
  },
} as const satisfies Record<string, ReferencePageRow>;
export type ReferencePageId = keyof typeof referencePages;

export const referencePageIds = Object.keys(referencePages) as ReferencePageId[];

/** OpenAPI versions and formats in which a description is published, because generators differ. */
export const descriptionForms = [
  { label: '3.1 JSON', version: '3.1', ending: '.json' },
  { label: '3.1 YAML', version: '3.1', ending: '.yaml' },
  { label: '3.0 JSON', version: '3.0', ending: '-3.0.json' },
  { label: '3.0 YAML', version: '3.0', ending: '-3.0.yaml' },
] as const;

export const descriptionFile = (id: ReferencePageId, { ending }: (typeof descriptionForms)[number]) =>
  referencePages[id].file.replace('.json', ending);

export const referencePageAt = (path: string): ReferencePageId | undefined =>
  referencePageIds.find((id) => referencePages[id].path === path);

export const markdownFile = (id: ReferencePageId) => `${referencePages[id].path.slice(1)}.md`;

/** File with the samples of a page in the languages that its HTML leaves out. */
export const samplesFile = (id: ReferencePageId) => `${referencePages[id].path.slice(1)}-samples.json`;
