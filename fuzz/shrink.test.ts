import { expect, it } from 'vitest';
import { shrinkSession } from './shrink.ts';
import type { OperationStep, Session, Step } from './steps/step.ts';

const stepOf = (operation: string, json = '{"amount":1000,"customer":{"uuid":"x"}}'): Step => ({
  who: 'own',
  beside: false,
  watched: false,
  request: {
    kind: 'operation',
    operation,
    params: {},
    query: 'limit=1',
    body: { json, fills: [1] },
    headers: { a: 'b' },
  },
});

const names = ({ steps }: Session) => steps.map(({ request }) => (request as OperationStep).operation);

it('keeps the steps that a failure needs, in their order, and nothing of them that it does not', async () => {
  const steps = ['a', 'make', 'b', 'c', 'd', 'fail', 'e'].map((name) => stepOf(name));
  const smallest = await shrinkSession({ steps, end: 'left' }, async (session) => {
    const sent = names(session);
    const last = session.steps.at(-1)?.request as OperationStep | undefined;
    const isWhole = sent.includes('make') && sent.indexOf('fail') > sent.indexOf('make');
    return isWhole && String(JSON.stringify(last?.body)).includes('uuid');
  });
  expect(names(smallest)).toEqual(['make', 'fail']);
  const [first, last] = smallest.steps.map(({ request }) => request as OperationStep);
  expect([first?.query, first?.headers, first?.body]).toEqual(['', {}, undefined]);
  expect(last?.body).toEqual({ json: '{"customer":{"uuid":"x"}}', fills: [] });
});

it('leaves a session as it is when nothing smaller fails', async () => {
  const session: Session = { steps: [stepOf('a'), stepOf('b')], end: 'read' };
  expect(await shrinkSession(session, async () => false)).toEqual(session);
});
