/** Messages, which stand where they are said (translations.mjs); and what the site is built with, which no page says. */
export default function empty() {
  return '{}';
}
