import { posix } from 'node:path';

export const decisionsFolder = 'docs/decisions/';

/** Standards whose sections may be cited, because they are public. */
const standard = /\b(?:RFC \d+|SOAP 1\.[12]|XML 1\.0|WSDL 1\.1|ISO \d+|WCAG 2\.\d|ECMA-\d+|HTML|OWASP ASVS).{0,40}$/;

/** Names of documents that are not part of the repository. */
const papers = /\b(?:FACTS|DECISIONS|GOALS|TRAPS|HOUSE|NAMES|STYLE|LOOK|CLAIMS|CHECK-DIGITS)\b/;
const section = /\b[Ss]pec(?:ification)? (?:[12] ?§|§)/;

/** Citations without a public source: a named document, a section without a document, § without a standard. */
export function closedCitations(text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const parts = line.split('§');
    const unnamed = parts.slice(0, -1).some((_, end) => !standard.test(parts.slice(0, end + 1).join('§')));
    return papers.test(line) || section.test(line) || unnamed ? [`${index + 1}: ${line.trim()}`] : [];
  });
}

export function citedPages(text: string): string[] {
  return [...text.matchAll(/docs\/decisions\/[\w./-]*\w/g)].map(([path]) => path);
}

/** Names in backquotes in the last paragraph of a decision: the code that enforces it. */
export function heldBy(page: string): string[] {
  const [, names = ''] = /^Held by: ([\s\S]*)$/m.exec(page) ?? [];
  return [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

/** Names that the code declares or uses as a key, and names of files without extension. */
export function declaredNames(sources: ReadonlyMap<string, string>): ReadonlySet<string> {
  const declaration = /\b(?:const|let|function|class|interface|type)\s+(\w+)|^\s*['"]?(\w+)['"]?\??:/gm;
  const names = new Set<string>();
  for (const [path, text] of sources) {
    names.add(posix.basename(path).split('.')[0] ?? '');
    for (const [, declared, key] of text.matchAll(declaration)) names.add(declared ?? key ?? '');
  }
  return names;
}
