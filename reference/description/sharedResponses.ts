import type { Chapter, Operation, OperationResponse } from './referenceTypes.ts';

/** Minimum share of operations with a response for it to count as shared. */
const commonShare = 0.25;

/** Refusals that any request body may get: too large, or of another media type (RFC 9110, 15.5.14 and 15.5.16). */
const aboutBodies = /^41[35] /;

const keyOf = ({ status, codes }: OperationResponse) => `${status} ${codes}`;

/** Refusals that many operations share, each with an anchor: `answers/401`, `answers/401-2`. */
export function sharedResponses(chapters: readonly Chapter[]): Map<string, OperationResponse> {
  const operations = chapters.flatMap((chapter) => chapter.operations);
  const refusals = operations.flatMap(({ responses }) => responses).filter(({ codes }) => codes.length > 0);
  const counts = new Map<string, number>();
  for (const answer of refusals) counts.set(keyOf(answer), (counts.get(keyOf(answer)) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= operations.length * commonShare);
  const shared = new Map<string, OperationResponse>();
  for (const [key] of common.sort()) {
    const answer = refusals.find((one) => keyOf(one) === key);
    if (!answer) continue;
    const before = [...shared.values()].filter(({ status }) => status === answer.status).length;
    const anchor = `answers/${answer.status}${before > 0 ? `-${before + 1}` : ''}`;
    shared.set(key, { ...answer, anchor });
  }
  return shared;
}

function universalKeys(operations: readonly Operation[]): ReadonlySet<string> {
  const sets = operations.map(({ responses }) => new Set(responses.map(keyOf)));
  const [first = new Set<string>(), ...others] = sets;
  return new Set([...first].filter((key) => others.every((set) => set.has(key))));
}

export function withSharedResponses(chapters: readonly Chapter[], shared: Map<string, OperationResponse>): Chapter[] {
  const operations = chapters.flatMap((chapter) => chapter.operations);
  const ofBodies = universalKeys(operations.filter(({ body }) => body));
  const universal = new Set([...universalKeys(operations), ...[...ofBodies].filter((key) => aboutBodies.test(key))]);
  return chapters.map((chapter) => ({
    ...chapter,
    operations: chapter.operations.map((operation) => ({
      ...operation,
      responses: operation.responses.map((answer) => {
        const key = keyOf(answer);
        const told = shared.get(key);
        const isSame = answer.words === told?.words;
        const isToldOnce = (isSame && universal.has(key)) || answer.isSandboxOnly === true;
        return told ? { ...answer, describedAt: told.anchor, isToldOnce } : answer;
      }),
    })),
  }));
}
