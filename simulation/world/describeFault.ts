/** Describes an internal error of the sandbox with its source. */
export function describeFault(what: string, error: unknown): string {
  if (!(error instanceof Error)) return `${what}: ${String(error)}`;
  const { cause, message, stack } = error;
  return `${what}: ${cause instanceof Error ? `${message} ${cause.stack}` : String(stack)}`;
}
