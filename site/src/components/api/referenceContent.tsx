import { readDescription } from '@balcao/reference/description/readDescription.ts';
import type { Reference } from '@balcao/reference/description/reference.ts';
import type { ReferenceContent } from '@balcao/reference/page/referenceContent.ts';
import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { sandboxApi, specification } from '@words/chrome.ts';
import { provocation, sandboxReference, serverNames, reference as texts } from '@words/reference.ts';
import { provider } from '../../../../provider.config.ts';
import type { RecordedPages } from '../../../builder/data/reference.ts';
import { facts } from '../../facts/facts.ts';
import { AreaCorner } from '../guide/AreaCorner.tsx';
import { sampleLanguages } from '../Sample/sample.ts';
import { SiteLink } from '../SiteLink.tsx';
import styles from './api.module.css';
import { pageErrors } from './errorEntries.ts';
import { lifecycles } from './lifecycles.tsx';
import { meanings } from './meanings.ts';
import { callers, moves } from './operationMoves.tsx';
import { markdownFile, type ReferencePageId, referencePages } from './referencePages.ts';

const made = { tables: { api: facts.errors, sandbox: facts.control.catalogue }, words: provocation };

interface ReferenceInputs {
  recorded: RecordedPages;
  /** URL of a path below the folder of this language: `docs/guides/errors`. */
  hrefOf: (path: string) => string;
}

/** What differs between the pages, besides their descriptions and samples. */
const own: Record<
  ReferencePageId,
  (reference: Reference, inputs: ReferenceInputs) => Partial<ReferenceContent>
> = {
  api: (reference, { hrefOf }) => ({
    texts,
    errors: pageErrors('api', { ...made, reference, api: reference, hrefOf }),
    intro: <Intro reference={reference} />,
    footer: <DifferencesLink />,
    lifecycles: lifecycles(),
    moves: moves(),
    callers: callers(),
  }),
  sandbox: (reference, { recorded, hrefOf }) => ({
    texts: { ...texts, ...sandboxReference },
    errors: pageErrors('sandbox', {
      ...made,
      reference,
      api: readDescription(recorded.api.description, referencePages.api.base),
      hrefOf,
    }),
    showsBodies: true,
    intro: <SandboxIntro reference={reference} />,
  }),
};

export function referenceContent(page: ReferencePageId, inputs: ReferenceInputs): ReferenceContent {
  const { description, calls, guides } = inputs.recorded[page];
  const reference = readDescription(description, referencePages[page].shownBase);
  const [first] = Object.values(calls);
  return {
    reference,
    texts,
    errors: [],
    samples: Object.fromEntries(
      Object.entries(calls).map(([id, { request, status, response }]) => [id, { request, status, response }]),
    ),
    languages: Object.entries(sampleLanguages)
      .filter(([ending]) => first && ending in first.requestHtml)
      .map(([id, { label }]) => ({ id, label })),
    guides: Object.fromEntries(
      Object.entries(guides).map(([id, related]) => {
        return [id, related.map(({ path, title }) => ({ href: inputs.hrefOf(path), title }))];
      }),
    ),
    meanings,
    intro: null,
    lifecycles: {},
    moves: {},
    callers: {},
    ...own[page](reference, inputs),
  };
}

/** Introduction of the reference of the control API: what it is, the one kind of server that has it, downloads. */
function SandboxIntro({ reference }: { reference: Reference }) {
  const { base, file } = referencePages.sandbox;
  return (
    <header className={styles.header}>
      <AreaCorner of="specification" />
      <Badge tone="primary">Sandbox {reference.version}</Badge>
      <h1 className={styles.title}>{sandboxApi.title}</h1>
      <p className={styles.lead}>
        <Sentence text={reference.words} />
      </p>
      <p>{sandboxApi.where}</p>
      <dl className={styles.servers}>
        <div>
          <dt>{serverNames.sandbox}</dt>
          <dd>
            <code>
              {provider.sandbox}
              {base}
            </code>
          </dd>
        </div>
      </dl>
      <p className={styles.downloads}>
        <SiteLink href={`/${file}`}>{specification.openapi}</SiteLink>
        <SiteLink href={`/${markdownFile('sandbox')}`}>{specification.markdown}</SiteLink>
        <SiteLink href="/docs/guides/testing">{sandboxApi.testing}</SiteLink>
        <SiteLink href="/api">{specification.title}</SiteLink>
      </p>
    </header>
  );
}

function Servers() {
  const servers = [
    {
      name: serverNames.production,
      address: provider.servers.production,
    },
    { name: serverNames.testing, address: provider.servers.testing },
    { name: serverNames.sandbox, address: provider.sandbox },
  ];
  return (
    <dl className={styles.servers}>
      {servers.map(({ name, address }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{address}/api</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Downloads() {
  return (
    <p className={styles.downloads}>
      <SiteLink href="/openapi.json">{specification.openapi}</SiteLink>
      <SiteLink href="/postman.json">{specification.postman}</SiteLink>
      <SiteLink href="/api.md">{specification.markdown}</SiteLink>
    </p>
  );
}

function DifferencesLink() {
  return (
    <p className={styles.differences}>
      {specification.differencesLead}{' '}
      <SiteLink href="/docs/guides/differences">{specification.differences}</SiteLink>.
    </p>
  );
}

function Intro({ reference }: { reference: Reference }) {
  return (
    <header className={styles.header}>
      <AreaCorner of="specification" />
      <Badge tone="primary">REST {reference.version}</Badge>
      <h1 className={styles.title}>{specification.title}</h1>
      <p className={styles.lead}>
        <Sentence text={reference.words} />
      </p>
      <Servers />
      <Downloads />
      <DifferencesLink />
    </header>
  );
}
