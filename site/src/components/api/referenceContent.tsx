import type { Reference } from '@balcao/reference/description/referenceTypes.ts';
import type { ReferenceContent } from '@balcao/reference/page/referenceContent.ts';
import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { sandboxApi, specification } from '@words/chrome.ts';
import * as words from '@words/reference.ts';
import { Fragment, type ReactNode } from 'react';
import { provider } from '../../../../provider.config.ts';
import type { RecordedPages } from '../../../builder/data/referenceData.ts';
import { facts } from '../../facts/facts.ts';
import { AreaCorner } from '../guide/Opening.tsx';
import { StateDiagram } from '../guide/StateDiagram.tsx';
import { apart } from '../Sample/apart.ts';
import { sampleLanguages } from '../Sample/sample.ts';
import { SiteLink } from '../SiteLink.tsx';
import styles from './api.module.css';
import { meanings } from './meanings.ts';
import { type LifecyclePart, type OperationWithLifecycle, operationLifecycles } from './operationLifecycles.ts';
import { callers, moves } from './operationMoves.tsx';
import { descriptionFile, descriptionForms, type ReferencePageId, referencePages } from './referencePages.ts';
import { referenceParts } from './referenceParts.ts';

interface IntroRow {
  name: string;
  title: string;
  where?: string;
  servers: Partial<Record<keyof typeof words.serverNames, string>>;
  links: readonly (readonly [href: string, label: string])[];
  after?: ReactNode;
}

const differences = (
  <p className={styles.differences}>
    {specification.differencesLead} <SiteLink href="/docs/guides/differences">{specification.differences}</SiteLink>.
  </p>
);

const intros: Readonly<Record<ReferencePageId, IntroRow>> = {
  api: {
    name: 'REST',
    title: specification.title,
    servers: { ...provider.servers, sandbox: provider.sandbox },
    links: [
      ['/postman.json', specification.postman],
      ['/api.md', specification.markdown],
    ],
    after: differences,
  },
  sandbox: {
    name: 'Sandbox',
    title: sandboxApi.title,
    where: sandboxApi.where,
    servers: { sandbox: provider.sandbox },
    links: [
      ['/sandbox-api.md', specification.markdown],
      ['/docs/guides/testing', sandboxApi.testing],
      ['/api', specification.title],
    ],
  },
};

function DescriptionFiles({ of }: { of: ReferencePageId }) {
  return (
    <span>
      {specification.openapi}
      {descriptionForms.map((form) => (
        <Fragment key={form.label}>
          {' '}
          <SiteLink href={`/${descriptionFile(of, form)}`}>{form.label}</SiteLink>
        </Fragment>
      ))}
    </span>
  );
}

function Intro({ page, reference }: { page: ReferencePageId; reference: Reference }) {
  const { name, title, where, servers, links, after } = intros[page];
  const { base } = referencePages[page];
  return (
    <header className={styles.header}>
      <AreaCorner of="specification" />
      <Badge tone="primary">
        {name} {reference.version}
      </Badge>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>
        <Sentence text={reference.words} />
      </p>
      {where && <p>{where}</p>}
      <dl className={styles.servers}>
        {Object.entries(servers).map(([id, origin]) => (
          <div key={id}>
            <dt>{words.serverNames[id as keyof typeof servers]}</dt>
            <dd>
              <code>{origin + base}</code>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.downloads}>
        <DescriptionFiles of={page} />
        {links.map(([href, label]) => (
          <SiteLink key={href} href={href}>
            {label}
          </SiteLink>
        ))}
      </p>
      {after}
    </header>
  );
}

const lifecycles = (): Record<string, ReactNode> =>
  Object.fromEntries(
    Object.entries<LifecyclePart>(operationLifecycles).map(([id, part]) => [
      id,
      <StateDiagram key={id} {...part} {...words.lifecycles[id as OperationWithLifecycle]} isMarked={false} />,
    ]),
  );

export function referenceContent(
  page: ReferencePageId,
  recorded: RecordedPages,
  hrefOf: (path: string) => string,
): ReferenceContent {
  const { reference, calls, guides } = recorded[page];
  const [first] = Object.values(calls);
  const isApi = page === 'api';
  return {
    ...referenceParts(page, facts, words, recorded[page], hrefOf),
    languages: Object.entries(sampleLanguages)
      .filter(([ending]) => first && ending in first.requestHtml && ending !== apart.language)
      .map(([id, { label }]) => ({ id, label })),
    guides: Object.fromEntries(
      Object.entries(guides).map(([id, related]) => {
        return [id, related.map(({ path, title }) => ({ href: hrefOf(path), title }))];
      }),
    ),
    meanings,
    intro: <Intro page={page} reference={reference} />,
    footer: isApi && differences,
    lifecycles: isApi ? lifecycles() : {},
    moves: isApi ? moves() : {},
    callers: isApi ? callers() : {},
  };
}
