/** Header that marks a call as a tool's own, not of the program under test. */
export const toolHeader = 'Sandbox-Tool';
