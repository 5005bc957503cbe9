import { inlineScript } from '../plugins/inlineScript.ts';

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
    ${start === 'intent' ? onIntent() : withPage}
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    ${choicesScript}
    <div id="__docusaurus"><%~ it.appHtml %></div>
    ${codeScript}
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}

/** Where a page has what a script serves: the script (src/start/choices.ts, content.ts). */
const scriptWhere = (attribute: string, name: string) =>
  `<% if (/ data-${attribute}=/.test(it.appHtml)) { %><script>${inlineScript(name)}</script><% } %>`;

const choicesScript = scriptWhere('radios', 'choices');
const codeScript = scriptWhere('code-tool', 'content');

const withPage =
  '<% it.scripts.forEach((script) => { %><script src="<%= it.baseUrl %><%= script %>" defer></script><% }); %>';

function onIntent(): string {
  // The stylesheet as well: a built page only has its own styles (see pageStyles).
  const addresses =
    '<%~ JSON.stringify([...it.stylesheets, ...it.scripts].map((file) => it.baseUrl + file)) %>';
  return `<script type="application/json" id="application">${addresses}</script><script>${inlineScript('main')}</script>`;
}
