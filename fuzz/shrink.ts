import type { Request, Session, Step } from './steps/step.ts';

/** Whether a session still fails; false for all when time is up. */
type Fails = (session: Session) => Promise<boolean>;

/** JSON of the same value without one of its fields or items, for each of them. */
function withoutOneField(json: string): string[] {
  const value: unknown = json === '' ? undefined : JSON.parse(json);
  function without(held: unknown): unknown[] {
    if (typeof held !== 'object' || held === null) return [];
    if (Array.isArray(held)) {
      const shorter = held.map((_, at) => held.toSpliced(at, 1));
      return [...shorter, ...held.flatMap((item, at) => without(item).map((by) => held.with(at, by)))];
    }
    return Object.entries(held).flatMap(([name, inner]) => {
      const { [name]: _, ...rest } = held as Record<string, unknown>;
      return [rest, ...without(inner).map((by) => ({ ...held, [name]: by }))];
    });
  }
  return without(value).map((each) => JSON.stringify(each));
}

function simplerRequests(request: Request): Request[] {
  switch (request.kind) {
    case 'operation': {
      const { body } = request;
      const bodies = body && 'json' in body ? withoutOneField(body.json) : [];
      return [
        { ...request, headers: {}, query: '' },
        { ...request, headers: {} },
        { ...request, query: '' },
        { ...request, body: undefined },
        ...(body && 'json' in body ? [{ ...request, body: { ...body, fills: [] } }] : []),
        ...bodies.map((json): Request => ({ ...request, body: { json, fills: [] } })),
      ];
    }
    case 'soap':
      return [
        { ...request, wounds: [], entity: {} },
        { ...request, wounds: [] },
        { ...request, entity: {} },
        { ...request, fills: [] },
        ...withoutOneField(request.request).map((each): Request => ({ ...request, request: each })),
      ];
    case 'import':
      return request.changes.map((_, at) => ({ ...request, changes: request.changes.toSpliced(at, 1) }));
    case 'stray':
      return [
        { ...request, headers: {}, body: undefined },
        { ...request, headers: {} },
      ];
  }
}

const simplerSteps = (step: Step): Step[] => [
  { ...step, beside: false, who: 'own' },
  { ...step, beside: false },
  ...simplerRequests(step.request).map((request) => ({ ...step, request })),
];

/** Takes steps away, many at first and one by one in the end, as long as the rest fails. */
async function fewerSteps(session: Session, fails: Fails): Promise<Session> {
  let smallest = session;
  for (let size = session.steps.length; size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < smallest.steps.length; ) {
      const shorter = { ...smallest, steps: smallest.steps.toSpliced(at, size) };
      if (await fails(shorter)) smallest = shorter;
      else at += size;
    }
  }
  return smallest;
}

/** Makes one step simpler, as long as the session fails. */
async function simplerStep(session: Session, at: number, fails: Fails): Promise<Session> {
  const step = session.steps[at];
  for (const simpler of step ? simplerSteps(step) : []) {
    if (JSON.stringify(simpler) === JSON.stringify(step)) continue;
    const candidate = { ...session, steps: session.steps.with(at, simpler) };
    if (await fails(candidate)) return simplerStep(candidate, at, fails);
  }
  return session;
}

/**
 * The smallest session that fails as a larger one did. fast-check tries values of a step in the order in which they
 * were drawn, which takes too long for a hundred steps.
 */
export async function shrinkSession(session: Session, fails: Fails): Promise<Session> {
  let smallest = await fewerSteps(session, fails);
  for (let at = 0; at < smallest.steps.length; at += 1) smallest = await simplerStep(smallest, at, fails);
  return smallest;
}
