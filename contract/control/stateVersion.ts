/** Version of exported states: the name of the last migration. A test imports the example that has it. */
export const stateVersion = '001_schema';
