import { readFileSync } from 'node:fs';
import { at } from '../../tools/run/paths.mjs';
import { descriptionPath } from './serve.mjs';

/**
 * @typedef {object} Candidate
 * @property {string} name
 * @property {string} page HTML from its documentation; undefined for ours, which is built
 * @property {string} path of the page
 */

/** @param {string} name of a package in bench/node_modules */
const versionOf = (name) => JSON.parse(readFileSync(at('bench', 'node_modules', name, 'package.json'), 'utf8')).version;

/** @param {string} head @param {string} body */
const page = (head, body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${head}</head><body>${body}</body></html>`;

/**
 * Our page, those of the peers, and a baseline page with only the expected text.
 * @type {Record<string, () => Candidate>}
 */
export const candidates = {
  ours: () => ({ name: 'ours', page: '', path: '/en/api' }),
  redoc: () => ({
    name: `Redoc ${versionOf('redoc')}`,
    path: '/redoc.html',
    page: page(
      '',
      `<redoc spec-url="${descriptionPath}"></redoc>
<script type="module" src="/redoc/bundles/redoc.standalone.js"></script>`,
    ),
  }),
  swagger: () => ({
    name: `Swagger UI ${versionOf('swagger-ui-dist')}`,
    path: '/swagger.html',
    page: page(
      '<link rel="stylesheet" href="/swagger-ui-dist/swagger-ui.css">',
      `<div id="swagger-ui"></div><script src="/swagger-ui-dist/swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({ url: '${descriptionPath}', dom_id: '#swagger-ui', deepLinking: true });</script>`,
    ),
  }),
  scalar: () => ({
    name: `Scalar ${versionOf('@scalar/api-reference')}`,
    path: '/scalar.html',
    page: page(
      '',
      `<div id="app"></div><script src="/@scalar/api-reference/dist/browser/standalone.js"></script>
<script>Scalar.createApiReference('#app', { url: '${descriptionPath}' });</script>`,
    ),
  }),
  rapidoc: () => ({
    name: `RapiDoc ${versionOf('rapidoc')}`,
    path: '/rapidoc.html',
    page: page(
      '<script type="module" src="/rapidoc/dist/rapidoc-min.js"></script>',
      `<rapi-doc spec-url="${descriptionPath}"></rapi-doc>`,
    ),
  }),
  blank: () => ({
    name: 'a page of two lines',
    path: '/blank.html',
    page: page('', '<main><p>Create an entity</p><p id="last">Get a token</p></main>'),
  }),
};
