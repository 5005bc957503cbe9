import { createServer } from 'node:http';
import sirv from 'sirv';
import { benchSite, buildSiteCopy } from '../../tools/run/build.mjs';
import { settingsFrom } from '../../tools/run/settings.mjs';
import { siteServer } from '../../tools/start/site-server.mjs';
import { openServer } from '../load/openServer.mjs';
import { contentOf, ours } from './content.mjs';
import { buildPeer, versionAt } from './peers.mjs';

/**
 * @typedef {object} Control for the first interaction
 * @property {string} [target] selector to tap
 * @property {string} [key] or keys to press
 * @property {string} answer selector visible after the response
 *
 * @typedef {object} Candidate
 * @property {string} name
 * @property {string} address of the measured page
 * @property {{ path: string, title: string }} [link] on it to another page; absent for a page that is only loaded
 * @property {Record<string, Control>} controls
 */

/** The measured page and one to which it links. */
const read = '/docs/guides/checkouts/cc';
const next = '/docs/guides/checkouts/tokenization';

/** URL of the API. Any will do, because panels call it only when they are used. */
const sandboxUrl = 'http://localhost:4000';

const controls = {
  ours: {
    'the menu': { target: '[data-drawer=open]', answer: 'dialog[data-drawer][open] [data-page-tree]' },
    'a sample': {
      target: '[role=radiogroup] :nth-child(2) > input',
      answer: '[role=radiogroup] :nth-child(2) > input:checked',
    },
    'a copy button': { target: 'main [data-code-tool=copy]', answer: '[data-code-tool=copy][data-copied]' },
    'the contents': { target: 'main details > summary', answer: 'main details[open] .table-of-contents' },
    'the colours': { target: '[data-colour-toggle]', answer: 'html[data-theme=dark] body' },
    'the API panel': { target: 'button[data-opens-panel]', answer: '#api-panel[open]' },
    'the search': { target: 'nav [data-opens-search]', answer: 'dialog[open] [role=combobox]:focus' },
    'Ctrl+K': { key: 'Control+k', answer: 'dialog[open] [role=combobox]:focus' },
  },
  starlight: {
    'the menu': {
      target: 'starlight-menu-button button',
      answer: 'starlight-menu-button[aria-expanded=true]',
    },
    'Ctrl+K': { key: 'Control+k', answer: 'site-search dialog[open] input:focus' },
  },
};

/** Baseline: the minimum cost of loading a page on this machine. */
const twoLines = `<!doctype html><html lang="en"><title>Two lines</title>
<meta name="viewport" content="width=device-width"><main><h1>Two lines</h1><p>And nothing else.</p></main></html>`;

export async function buildCandidates() {
  await buildSiteCopy(benchSite, (line) => console.log(line));
  const ours = benchSite.folder;
  return { ours, starlight: await buildPeer('starlight', ours) };
}

export async function serveCandidates(folders) {
  const title = contentOf(folders.ours).find(({ path }) => path === next)?.title ?? '';
  const link = { path: next, title };
  const hosts = {
    starlight: await openServer(serverOf(folders.starlight)),
    ours: await openServer(siteServer(folders.ours, { ...settingsFrom({}), sandboxUrl })),
    twoLines: await openServer(
      createServer((_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(twoLines)),
    ),
  };
  /** @type {Candidate[]} */
  const candidates = [
    {
      link,
      name: `Starlight ${versionAt('bench', 'node_modules', '@astrojs', 'starlight')}`,
      address: `${hosts.starlight.origin}${read}/`,
      controls: controls.starlight,
    },
    { name: 'a page of two lines', address: hosts.twoLines.origin, controls: {} },
    {
      link: { ...link, path: ours + next },
      name: 'ours',
      address: hosts.ours.origin + ours + read,
      controls: controls.ours,
    },
  ];
  return { candidates, stop: () => Object.values(hosts).forEach(({ stop }) => void stop()) };
}

/** Files of the peers whose names contain a hash. */
const keptForEver = /^\/(assets|_astro)\//;

/** Serves as a good host does: brotli, clean URLs, hashed files cached forever (ours: tools/start/site-server.mjs). */
function serverOf(folder) {
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    extensions: ['html'],
    setHeaders: (response, path) =>
      response.setHeader('Cache-Control', keptForEver.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });
  return createServer((request, response) => files(request, response, () => void response.writeHead(404).end()));
}
