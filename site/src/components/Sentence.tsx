/** A sentence of the contract: what it has between backticks is set as code. */
export function Sentence({ text }: { text: string }) {
  return text.split('`').map((part, i) => {
    const key = `${i}-${part}`;
    return i % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>;
  });
}
