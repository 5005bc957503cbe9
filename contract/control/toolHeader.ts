/** Header by which a tool says that a call is its own, and not one of the program under test. */
export const toolHeader = 'Sandbox-Tool';
