import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { fetchJson, isNetworkFailure } from '@balcao/workbench/core/client.ts';
import { useCallback, useEffect, useState } from 'react';
import type { PageContext } from '../../../islands/pageContext.ts';

/** Loaded description, and whether it is the site's copy rather than the server's. */
export interface FoundDescription {
  kind: 'found';
  document: OpenApiDocument;
  isOwnCopy: boolean;
}
export type Description = { kind: 'waiting' } | { kind: 'failed'; again(): void } | FoundDescription;

/** Timeouts: short for the server, because the site's copy can replace its description, and longer for the copy. */
const patienceSeconds = { theirs: 4, ours: 20 };

const fetched = new Map<string, Promise<OpenApiDocument | undefined>>();

async function read(url: string, locale: string, timeoutSeconds: number): Promise<OpenApiDocument | undefined> {
  const reply = await fetchJson({
    method: 'GET',
    url,
    headers: { 'Accept-Language': locale.toUpperCase() },
    timeoutSeconds,
  });
  if (isNetworkFailure(reply) || reply.status !== 200) return undefined;
  const document = reply.body as OpenApiDocument | null;
  return document?.paths && document.components ? document : undefined;
}

/** Loads each description once. A later call retries a failed load. */
function load(url: string, locale: string, timeoutSeconds: number): Promise<OpenApiDocument | undefined> {
  const known = fetched.get(url);
  if (known) return known;
  const loading = read(url, locale, timeoutSeconds).then((document) => {
    if (!document) fetched.delete(url);
    return document;
  });
  fetched.set(url, loading);
  return loading;
}

/** Description from the chosen server or the site's copy (docs/decisions/reference-page.md). Kept during a load. */
export function useDescription(
  serverUrl: string | undefined,
  isThere: boolean,
  { locale, localeUrl }: PageContext,
  file: string,
): Description {
  const ownCopy = localeUrl + file;
  const [description, setDescription] = useState<Description>({ kind: 'waiting' });

  const find = useCallback(async (): Promise<Description> => {
    const theirs = isThere ? await load(`${serverUrl}/docs/api.json`, locale, patienceSeconds.theirs) : undefined;
    if (theirs) return { kind: 'found', document: theirs, isOwnCopy: false };
    const ours = await load(ownCopy, locale, patienceSeconds.ours);
    if (ours) return { kind: 'found', document: ours, isOwnCopy: true };
    return { kind: 'failed', again: () => void find().then(setDescription) };
  }, [serverUrl, isThere, locale, ownCopy]);

  useEffect(() => {
    if (!serverUrl) return;
    let isGone = false;
    find().then((found) => isGone || setDescription(found));
    return () => {
      isGone = true;
    };
  }, [serverUrl, find]);

  return description;
}
