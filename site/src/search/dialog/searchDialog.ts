import { pluralIn } from '@balcao/text/plural.ts';
import buttonStyles from '@balcao/ui/button/button.module.css';
import { element, optionList } from '@balcao/ui/search/optionList.ts';
import { provider } from '../../../../provider.config.ts';
import { isElsewhere } from '../../router/pageEvents.ts';
import { areaOf } from '../area.ts';
import type { Engine } from '../engine.ts';
import { loadSearch, searchPlace } from '../loadSearch.ts';
import { notAvailable } from '../synonyms/phrases.ts';
import { hitOption, type SearchWords, searchWords } from './hitOption.ts';
import styles from './messages.module.css';

interface MessageContext extends Pick<SearchWords, 'search'> {
  home: string;
  onChoose: (query: string) => void;
}

const className = `${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.small}`;

const title = (text: string) => element('p', { className: styles.title }, text);

const buttons = (...all: readonly HTMLElement[]) => element('p', { className: styles.buttons }, ...all);

function suggestions({ search, onChoose }: MessageContext): HTMLElement {
  const examples = [search.plainExample, search.example, 'payment_confirmed', 'POST /payments', 'e00301'];
  return buttons(
    ...examples.map((example) =>
      element('button', { type: 'button', className, onclick: () => onChoose(example) }, example),
    ),
  );
}

function examplesMessage(context: MessageContext): HTMLElement {
  const { search } = context;
  return element('div', { className: styles.message }, title(search.examples), suggestions(context));
}

/** Message for a query without results: suggestions, and links to help. */
function nothingMessage(query: string, context: MessageContext): HTMLElement {
  const { search, home } = context;
  const link = (href: string, text: string) => element('a', { href, className }, text);
  return element(
    'div',
    { role: 'status', className: styles.message },
    title(search.nothing(query)),
    element('p', {}, search.nothingWords),
    suggestions(context),
    element('p', {}, search.notThere),
    buttons(link(home + notAvailable.slice(1), search.notDocumented), link(provider.links.support, search.ask)),
  );
}

/**
 * Initialises a search dialog (ui/search/SearchDialog.tsx): shows results while typing, examples, or why there are
 * none.
 * @returns function to call each time it opens; rejects if the index cannot be loaded
 */
export function searchDialog(dialog: HTMLDialogElement): () => Promise<void> {
  const place = searchPlace();
  const words = searchWords[place.locale];
  const field = dialog.querySelector('input') as HTMLInputElement;
  const results = dialog.querySelector('[data-results]') as HTMLElement;
  const status = dialog.querySelector(':scope > [role="status"]') as HTMLElement;
  const list = optionList(field, words.search.label);
  let find: Engine | undefined;

  const context = {
    ...words,
    ...place,
    onChoose(query: string) {
      field.value = query;
      field.focus();
      show();
    },
  };
  // Read at each search, because the router may have changed the page.
  const here = () => areaOf(`/${location.pathname.slice(new URL(place.home, location.href).pathname.length)}`);
  const show = () => {
    if (!find) return;
    const query = field.value.trim();
    const hits = query ? find(query, here()) : [];
    list.show(hits.map((hit) => hitOption(hit, place.home, words)));
    const messages = hits.length > 0 ? [] : [query ? nothingMessage(query, context) : examplesMessage(context)];
    results.replaceChildren(list.element, ...messages);
    status.replaceChildren(...statusOf(hits.length));
  };
  const statusOf = (count: number) => {
    if (count === 0) return [];
    const { oneResult, results, keys } = words.search;
    const text = pluralIn(document.documentElement.lang)(count, oneResult, results(count));
    return [text, element('span', { className: styles.keysHint }, ` ${keys}`)];
  };
  const use = (engine: Engine) => {
    find = engine;
    show();
  };

  results.className = styles.results ?? '';
  field.addEventListener('input', show);
  dialog.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a') && !isElsewhere(event)) dialog.close();
  });
  return async () => {
    show();
    const { first, full } = loadSearch(place);
    use(await first);
    full.then(use, () => undefined);
  };
}
