/** What a tool answers: text for a model to read. */
export interface ToolResult {
  text: string;
  isError?: true;
}

export const done = (text: string): ToolResult => ({ text });

/**
 * Something did not work.
 * @param what is wrong
 * @param remedy what to do about it
 */
export const problem = (what: string, remedy: string): ToolResult => ({
  text: `${what}\n${remedy}`,
  isError: true,
});
