/** Names a run in a sandbox, for keys that no earlier run gave to what it created. */
export const newRun = (): string => Date.now().toString(36);
