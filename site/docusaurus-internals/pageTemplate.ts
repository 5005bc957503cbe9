import { inlineScript } from '../plugins/inlineScript.ts';
import { onDemandScripts } from '../plugins/onDemandScripts.ts';

/** When the application starts: at the first sign of intent, or on load. */
export type Start = 'intent' | 'load';

/**
 * HTML template of every page (Docusaurus' `ssrTemplate`). With `intent` the script URLs are in a data block, so that
 * the loader has the same hash on all pages.
 */
export function pageTemplate(start: Start): string {
  return `<!doctype html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((attribute) => { %><%~ attribute %><% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((sheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= sheet %>"><% }); %>
    ${dataBlock()}
    ${start === 'intent' ? `<script>${inlineScript('main')}</script>` : withPage}
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    ${scriptFor('choices', / data-radios=/)}
    <div id="__docusaurus"><%~ it.appHtml %></div>
    ${scriptFor('content', / data-code-tool=/)}
    ${scriptFor('pageTools', / data-page-tools=/)}
    ${scriptFor('apiPanel', / id="api-panel"/)}
    ${start === 'intent' ? scriptFor('reference', / data-reference=/) : ''}
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}

/** An inline script for pages whose HTML has what it serves, before their first paint. */
const scriptFor = (name: string, served: RegExp) =>
  `<% if (${served}.test(it.appHtml)) { %><script>${inlineScript(name)}</script><% } %>`;

const withPage =
  '<% it.scripts.forEach((script) => { %><script src="<%= it.baseUrl %><%= script %>" defer></script><% }); %>';

/** URLs of the page's scripts (src/start/dataBlock.ts). */
function dataBlock(): string {
  // The stylesheet as well: a built page only has its own styles (see pageStyles).
  const files = '[...it.stylesheets, ...it.scripts].map((file) => it.baseUrl + file)';
  const onDemand = onDemandScripts().map(
    ({ name, path }) => `${JSON.stringify(name)}: it.baseUrl + ${JSON.stringify(path)}`,
  );
  const scripts = `{ application: ${files}, onDemand: {${onDemand}} }`;
  return `<script type="application/json" id="scripts"><%~ JSON.stringify(${scripts}) %></script>`;
}
