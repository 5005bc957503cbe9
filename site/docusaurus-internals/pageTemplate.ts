import { inlineScript } from '../plugins/inlineScript.ts';
import { onDemandScripts } from '../plugins/onDemandScripts.ts';
import { programFiles } from './entries.ts';

/**
 * HTML template of every page (Docusaurus' `ssrTemplate`). The script URLs are in a data block, so that the loader has
 * the same hash on all pages. A guide is first painted with its introduction (`Lead`): a paint of the bar alone would
 * delay the words, and so would a script before them that nobody needs yet. The reference is so long that its readers use
 * the frame while it still arrives: there the script comes first.
 */
export function pageTemplate(): string {
  return `<!doctype html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% if (/ id="lead"/.test(it.appHtml)) { %><link rel="expect" href="#lead" blocking="render"><% } %>
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((attribute) => { %><%~ attribute %><% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((sheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= sheet %>"><% }); %>
    <script>${inlineScript('early')}</script>
    <% if (${isLong}) { %>${main()}<% } %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    ${scriptFor('choices', / data-radios=/)}
    ${scriptFor('arrival', / data-reference=/)}
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <% if (!${isLong}) { %>${main()}<% } %>
    ${scriptFor('content', / data-code-tool=/)}
    ${scriptFor('pageTools', / data-page-tools=/)}
    ${scriptFor('apiPanel', / id="api-panel"/)}
    ${scriptFor('reference', / data-reference=/)}
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}

/** Whether a page is the reference. */
const isLong = '/ data-reference=/.test(it.appHtml)';

/** The inline script of every page, with the data it reads. */
const main = () => `${dataBlock()}<script>${inlineScript('main')}</script>`;

/** An inline script for pages whose HTML has what it serves, before their first paint. */
const scriptFor = (name: string, served: RegExp) =>
  `<% if (${served}.test(it.appHtml)) { %><script>${inlineScript(name)}</script><% } %>`;

/** URLs of the page's scripts (src/start/dataBlock.ts). */
function dataBlock(): string {
  // The stylesheet as well: a built page only has its own styles (see pageStyles).
  const files = (of: string) =>
    `[...it.stylesheets, ...it.scripts.filter((file) => ${of}.test(file))].map((file) => it.baseUrl + file)`;
  const onDemand = onDemandScripts().map(
    ({ name, path }) => `${JSON.stringify(name)}: it.baseUrl + ${JSON.stringify(path)}`,
  );
  const { application, islands } = programFiles;
  const programs = `{ application: ${files(application)}, islands: ${files(islands)} }`;
  const scripts = `{ programs: ${programs}, onDemand: {${onDemand}} }`;
  return `<script type="application/json" id="scripts"><%~ JSON.stringify(${scripts}) %></script>`;
}
