import { escapeAttribute, escapeText } from '@balcao/text/escape.ts';
import { provider } from '../../../provider.config.ts';
import { siteWords } from '../../src/words/all.ts';
import { factsIn } from '../data/contract.ts';
import { type Language, languages, pathIn, urlOf } from '../languages.ts';
import type { Write } from './folder.ts';

/** Path of the changelog page within a language. */
export const changesPage = '/docs/guides/changelog';
export const feedAddress = '/changes.atom';
export const feedType = 'application/atom+xml';

const element = (name: string, text: string) => `<${name}>${escapeText(text)}</${name}>`;
const link = (rel: string, href: string, more = '') => `<link rel="${rel}" href="${escapeAttribute(href)}"${more}/>`;

/** Removes the backquotes around code, because a feed shows them as text. */
const plain = (text: string) => text.replaceAll('`', '');

/**
 * Writes the changes in a language as an Atom feed (RFC 4287), with links to the page and to the feeds in other
 * languages. An entry without a publication date has the day on which it was added to the list, and says so.
 */
export function writeFeed(write: Write, language: Language): void {
  const words = siteWords[language.locale].guide.changes;
  const moment = (day: string) => `${day}T00:00:00Z`;
  const page = urlOf(pathIn(language, changesPage));
  const all = Object.entries(factsIn(language.locale).changes).flatMap(([of, rows]) =>
    rows.map((row) => ({ of, ...row })),
  );
  const rows = all.sort((a, b) => b.listed.localeCompare(a.listed));
  const entries = rows.map(({ id, of, version, date, listed, kind, breaking, subject, before, now }) => {
    const marks = [kind, ...(breaking ? [words.breaking] : [])];
    const sentences = [
      ...(before ? [`${words.before}: ${before}`] : []),
      `${words.now}: ${now}`,
      ...(date ? [] : [words.unpublished]),
    ];
    return [
      '<entry>',
      element('id', `${page}#change-${id}`),
      link('alternate', `${page}#change-${id}`),
      element('title', plain(`${version ?? words.portal} · ${marks.join(', ')}: ${subject}`)),
      date ? element('published', moment(date)) : '',
      element('updated', moment(listed)),
      ...[of, ...marks].map((term) => `<category term="${escapeAttribute(term)}"/>`),
      element('summary', plain(sentences.join(' · '))),
      '</entry>',
    ].join('');
  });
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language.tag}">`,
    element('id', page),
    element('title', `${provider.brand}: ${words.feed}`),
    element('updated', moment(rows[0]?.listed ?? '')),
    `<author>${element('name', provider.company)}</author>`,
    link('alternate', page, ` type="text/html" hreflang="${language.tag}"`),
    ...languages.map((each) =>
      link(
        each.locale === language.locale ? 'self' : 'alternate',
        urlOf(pathIn(each, feedAddress)),
        ` type="${feedType}" hreflang="${each.tag}"`,
      ),
    ),
    ...entries,
    '</feed>\n',
  ];
  write(feedAddress.slice(1), lines.join('\n'));
}
