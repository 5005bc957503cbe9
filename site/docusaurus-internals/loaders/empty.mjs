/**
 * Empty replacement of modules that pages do not need: messages, which are inlined (translations.mjs), and the site's
 * metadata.
 */
export default function empty() {
  return '{}';
}
