import { type ConditionQuestion, inTab, type TabCondition } from '@balcao/contract/control/inTab.ts';

/** Broadcasts each change of the sandbox's condition, and repeats it on request. Returns a function that changes it. */
export function tellCondition(channel: BroadcastChannel): (change: TabCondition) => void {
  let condition: TabCondition = { loadedShare: 0 };
  const tell = () => channel.postMessage(condition);
  channel.onmessage = ({ data }: MessageEvent<ConditionQuestion | TabCondition>) => {
    if (data === 'ask') tell();
  };
  tell();
  return (change) => {
    condition = { ...condition, ...change };
    tell();
  };
}

/** Script element with which a page helps to run the sandbox (workbench/core/tab/join.ts). */
export const joinScript = (base: string, attributes = '') =>
  `<script type="module" src="${base}${inTab.joinScript}"${attributes}></script>`;

/** Adds the join script to a page, because it may be the last open one. Other responses are unchanged. */
export async function withJoinScript(response: Response, base: string): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  return new Response(html.replace('</head>', `${joinScript(base)}</head>`), response);
}
