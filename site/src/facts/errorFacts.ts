/** Error message with an ellipsis in place of a field's name: `O campo … é obrigatório`. */
export function readable(msg: string): string {
  return msg.replace(/\{\w+\}/g, '…');
}

const numberOf = (code: string) => Number(code.slice(1));

/** Ranges of consecutive error codes. `e00201`, `e00202` and `e05001` form two, of which only the first has an end. */
export function codeRanges(codes: readonly string[]): [first: string, last?: string][] {
  const runs: [string, string?][] = [];
  for (const code of [...codes].sort()) {
    const run = runs.at(-1);
    const end = run?.[1] ?? run?.[0];
    if (run && end && numberOf(code) === numberOf(end) + 1) run[1] = code;
    else runs.push([code]);
  }
  return runs;
}
