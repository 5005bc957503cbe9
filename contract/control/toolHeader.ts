/** Header of calls made by a tool, so that they do not count as calls of the program under test. */
export const toolHeader = 'Sandbox-Tool';
