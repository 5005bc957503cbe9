/** A sentence of the description: what it has between backticks is set as code. */
export function Words({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places.
  return text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
}
