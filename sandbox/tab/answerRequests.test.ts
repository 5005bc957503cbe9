import type { AnsweredMessage, ForwardedMessage } from '@balcao/contract/control/inTab.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { answerRequests } from './answerRequests.ts';

const open: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
});

let count = 0;

/** Both ends of a channel: the responder, and a service worker that records its messages. */
function channelTo(answer: (request: Request) => Promise<Response>) {
  count += 1;
  const [inside, outside] = [new BroadcastChannel(`test ${count}`), new BroadcastChannel(`test ${count}`)];
  open.push(inside, outside);
  const heard: AnsweredMessage[] = [];
  outside.onmessage = (event) => heard.push((event as MessageEvent<AnsweredMessage>).data);
  answerRequests(inside, 'https://docs.example/portal/sandbox-in-tab', answer);
  return { say: (message: ForwardedMessage) => outside.postMessage(message), heard };
}

const request = (path: string, more: Partial<Extract<ForwardedMessage, { kind: 'request' }>> = {}) => ({
  kind: 'request' as const,
  id: 'a',
  method: 'GET',
  url: `https://docs.example/portal/sandbox-in-tab${path}`,
  headers: [] as [string, string][],
  body: undefined,
  ...more,
});

const kinds = (messages: AnsweredMessage[]) => messages.map(({ kind }) => kind);

it('answers a request once, however often it is repeated', async () => {
  let answered = 0;
  const { say, heard } = channelTo(async () => {
    answered += 1;
    return new Response(null, { status: 204 });
  });
  for (let time = 0; time < 3; time += 1) say(request('/api/payments'));
  await vi.waitFor(() => expect(kinds(heard).filter((kind) => kind === 'taken')).toHaveLength(3));
  await vi.waitFor(() => expect(kinds(heard)).toContain('end'));
  expect(answered).toBe(1);
});

it('cuts the connection where the sandbox does', async () => {
  const { say, heard } = channelTo(() => Promise.reject(new TypeError('fetch failed')));
  say(request('/api/payments'));
  await vi.waitFor(() => expect(kinds(heard)).toEqual(['taken', 'cut']));
});
