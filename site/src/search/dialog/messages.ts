import { element } from '@balcao/ui/behaviour/element.ts';
import buttonStyles from '@balcao/ui/button/button.module.css';
import { provider } from '../../../../provider.config.ts';
import { notAvailable } from '../trade/tradeWord.ts';
import styles from './messages.module.css';
import type { SearchWords } from './words.ts';

interface MessageContext extends Pick<SearchWords, 'search'> {
  /** URL of this language's home page, with a slash at its end. */
  home: string;
  /** Searches for an example. */
  onChoose: (query: string) => void;
}

const className = `${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.small}`;

const title = (text: string) => element('p', { className: styles.title }, text);

const buttons = (...all: readonly HTMLElement[]) => element('p', { className: styles.buttons }, ...all);

/** Example queries as buttons. */
function suggestions({ search, onChoose }: MessageContext): HTMLElement {
  const examples = [search.plainExample, search.example, 'payment_confirmed', 'POST /payments', 'e00301'];
  return buttons(
    ...examples.map((example) =>
      element('button', { type: 'button', className, onclick: () => onChoose(example) }, example),
    ),
  );
}

/** Shown for an empty query. */
export function examplesMessage(context: MessageContext): HTMLElement {
  const { search } = context;
  return element('div', { className: styles.message }, title(search.examples), suggestions(context));
}

/** Shown for a query without results: what to try, and where to look or ask. */
export function nothingMessage(query: string, context: MessageContext): HTMLElement {
  const { search, home } = context;
  const link = (href: string, text: string) => element('a', { href, className }, text);
  return element(
    'div',
    { role: 'status', className: styles.message },
    title(search.nothing(query)),
    element('p', {}, search.nothingWords),
    suggestions(context),
    element('p', {}, search.notThere),
    buttons(
      link(home + notAvailable.slice(1), search.notDocumented),
      link(provider.links.support, search.ask),
    ),
  );
}
