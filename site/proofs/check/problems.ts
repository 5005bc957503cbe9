import { assumptionFacts } from '@balcao/contract/facts/assumptions.ts';
import { specSections } from '@balcao/contract/provenance/sections.ts';
import { type PageSection, readPage } from '../../../tools/i18n/readPage.ts';
import { type Mark, marksIn, wordHashes } from './marks.ts';
import type { ChosenProof } from './proofs.ts';
import { sentencesOf } from './sentences.ts';

/** Components that mark rules chosen by the sandbox. */
const chosenMarkers =
  /^(AmountLimits?|Attempts|BackOfficeTable|ErrorTable|FailureModeTable|Lifecycle|Limit|LimitTable|RetryTimeline|Scenarios|StateDiagram|StateTable)\b/;

/** Components that show a recording, a file, a drawing or a link; all other components print facts of the contract. */
const showing =
  /^(Sample|Step|Steps|Arrow|Lead|Actor|Party|Comparison|LivePanel|TryPayment|Support|Drawn\w+|Drawing|PlatformDrawing|Credentials|Flow|Screen|SourceFile|SourceCode|SdkProgram|Program|PluginFile|AgentFile|BackOffice|\w+Form|Branch|Decision|Choices?|SoapNotice|SandboxLink|Environments|EmbedSnippet|Slip|RunReceiver|AreaCorner|Sharing)\b/;

/** Ids of all rules chosen by the sandbox, as listed on the page of differences. */
const chosenRules = new Set(
  Object.values(assumptionFacts('pt').assumptions)
    .flat()
    .filter(({ origin }) => origin === 'chosen')
    .flatMap(({ rows }) => rows.map(({ id }) => id)),
);

/** Origins of facts that cannot be proved by running them; `specified` names a section of the specification. */
const origin = /^(?:specified ((?:guides )?[\d.]*\d)\b.*|(?:published|standard|product) .{4,})$/;

/** Section of a page: its sentences, its marks and the hash of its words. */
export interface JudgedSection {
  id: string;
  sentences: readonly string[];
  marks: readonly Mark[];
  hash: string;
  section: PageSection;
}

/** Sections with sentences on a Portuguese page. `top` includes the front matter. */
export function judgedSections(text: string): JudgedSection[] {
  const page = readPage(text);
  const [marks, hashes, said] = [marksIn(text), wordHashes(page), sentencesOf(text)];
  return page.sections.slice(1).flatMap((section) => {
    const { id } = section;
    const above = id === 'top' ? (said.get('front matter') ?? []) : [];
    const sentences = [...above, ...(said.get(id) ?? [])];
    const own = marks.get(id) ?? [];
    if (sentences.length === 0 && own.length === 0) return [];
    return [{ id, sentences, marks: own, hash: hashes.get(id) ?? '', section }];
  });
}

/** Problems of a page, one per line. Names without a known proof are left to other runners. */
export const problemsOf = (name: string, text: string, known: ReadonlyMap<string, ChosenProof>): string[] =>
  judgedSections(text).flatMap((section) =>
    problemsIn(section, known).map((problem) => `${name}#${section.id} ${problem}`),
  );

function problemsIn(
  { marks, hash, sentences, section }: JudgedSection,
  known: ReadonlyMap<string, ChosenProof>,
): string[] {
  if (marks.length === 0) return ['does not say what it rests on'];
  if (sentences.length === 0) return ['says nothing that needs a mark'];
  const shown =
    section.components.some((component) => chosenMarkers.test(component)) ||
    [...sentences, ...section.prose].some((words) => /sandbox/i.test(words));
  return [
    ...(marks.some((mark) => mark.hash !== hash) ? ['has words that nobody has judged'] : []),
    ...(marks.every(({ kind }) => kind === 'advice') ? factsIn(section, sentences) : []),
    ...marks.flatMap((mark) => (mark.kind === 'source' ? mark.says : []).flatMap(originProblems)),
    ...marks.flatMap((mark) =>
      (mark.kind === 'proved' ? mark.says : []).flatMap((name) => proofProblems(name, known.get(name), shown)),
    ),
  ];
}

function factsIn({ components, codes }: PageSection, sentences: readonly string[]): string[] {
  const facts = [
    ...components.filter((component) => !showing.test(component)),
    ...codes.filter((code) => !code.includes('\n')),
    ...sentences.flatMap((sentence) => /\d+/.exec(sentence) ?? []),
  ];
  return facts.length > 0 ? [`is more than advice: it says ${facts.join(', ')}`] : [];
}

function originProblems(text: string): string[] {
  const [known, section] = origin.exec(text) ?? [];
  if (known && (!section || section in specSections)) return [];
  return [`names no origin: ${text}`];
}

function proofProblems(name: string, proof: ChosenProof | undefined, shown: boolean): string[] {
  const rules = proof?.chosen ?? [];
  const unknown = rules.filter((id) => !chosenRules.has(id));
  return [
    ...(rules.length > 0 && !shown
      ? [`rests on ${rules.join(', ')} (${name}), and does not say that the sandbox chose`]
      : []),
    ...unknown.map((id) => `${name} rests on ${id}, which is no chosen rule of the contract`),
  ];
}
