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
    ${start === 'intent' ? onIntent() : withPage}
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    ${codeScript}
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}

/** Where a page has tabs or code, before its first paint (src/start/content.ts). */
const codeScript = `<% if (/ data-(tabs|code-tool)=/.test(it.appHtml)) { %><script>${inlineScript('content')}</script><% } %>`;

const withPage =
  '<% it.scripts.forEach((script) => { %><script src="<%= it.baseUrl %><%= script %>" defer></script><% }); %>';

function onIntent(): string {
  // The stylesheet as well: a built page only has its own styles (see pageStyles).
  const files = (list: string) => `[${list}].map((file) => it.baseUrl + file)`;
  const onDemand = onDemandScripts().map(
    ({ name, path }) => `${JSON.stringify(name)}: it.baseUrl + ${JSON.stringify(path)}`,
  );
  const scripts = `{ application: ${files('...it.stylesheets, ...it.scripts')}, onDemand: {${onDemand}} }`;
  return `<script type="application/json" id="scripts"><%~ JSON.stringify(${scripts}) %></script><script>${inlineScript('main')}</script>`;
}
