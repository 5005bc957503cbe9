import { catalogue, type Language, languages, localeOf } from './catalogue.ts';
import type { Order } from './orders.ts';
import { words } from './words.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML. The shop is copied without the rest of the repository, so it has its own function. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const euros = (cents: number, language: Language) =>
  new Intl.NumberFormat(localeOf[language], { style: 'currency', currency: 'EUR' }).format(cents / 100);

function page(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${localeOf[language]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} | ${words[language].shop}</title>
<link rel="stylesheet" href="/shop.css">
<header><a href="/?lang=${language}">${words[language].shop}</a><nav>${languages
    .map((each) => `<a href="/?lang=${each}" lang="${each}" hreflang="${each}">${each.toUpperCase()}</a>`)
    .join(' ')}</nav></header>
<main><h1>${escaped(title)}</h1>
${body}</main>
</html>
`;
}

/** Form with the products, the cart and the ways to pay. */
export function cartPage(language: Language, problem?: string): string {
  const w = words[language];
  const rows = catalogue.map(
    ({ id, name, priceCents }, index) => `<li>
  <label for="${id}">${escaped(name[language])}</label> <span>${euros(priceCents, language)}</span>
  <input id="${id}" name="${id}" type="number" min="0" max="99" value="${index === 0 ? 1 : 0}" inputmode="numeric">
</li>`,
  );
  const ways = Object.entries(w.ways).map(
    ([way, label], index) =>
      `<label><input type="radio" name="way" value="${way}"${index === 0 ? ' checked' : ''}> ${escaped(label)}</label>`,
  );
  return page(
    language,
    w.cart,
    `${problem ? `<p role="alert">${escaped(problem)}</p>` : ''}
<form method="post" action="/orders?lang=${language}">
<ul class="cart" aria-label="${w.quantity}">${rows.join('\n')}</ul>
<fieldset><legend>${w.howToPay}</legend>${ways.join('\n')}</fieldset>
<button>${w.pay}</button>
</form>`,
  );
}

function howToPay({ language, amountCents, reference, embedUrl }: Order): string {
  const w = words[language];
  if (embedUrl) {
    return `<form class="paymentWidgets"></form><script src="${escaped(embedUrl)}"></script>`;
  }
  if (!reference) return '';
  return `<dl>
<dt>${w.entity}</dt><dd>${reference.entity}</dd>
<dt>${w.reference}</dt><dd>${reference.reference.replace(/(...)(?=.)/g, '$1 ')}</dd>
<dt>${w.amount}</dt><dd>${euros(amountCents, language)}</dd>
</dl>`;
}

/** Page of an order: its state, and how to pay it if it is unpaid. */
export function orderPage(order: Order): string {
  const { language, id, state, amountCents } = order;
  const w = words[language];
  const waits = state === 'awaiting_payment';
  return page(
    language,
    `${w.order} ${id}`,
    `<p class="state" data-state="${state}" role="status">${w.states[state]}</p>
<p>${euros(amountCents, language)}</p>
${waits ? `${howToPay(order)}<p>${w.waiting}</p><script src="/order.js" type="module"></script>` : ''}
<p><a href="/?lang=${language}">${w.again}</a></p>`,
  );
}

/** Page of an error, with a link back to the shop. */
export function problemPage(language: Language, title: string, detail = ''): string {
  const w = words[language];
  return page(language, title, `<p>${escaped(detail)}</p><p><a href="/?lang=${language}">${w.again}</a></p>`);
}
