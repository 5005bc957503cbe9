/** Version of exported states: the name of the last migration. A test imports the example of this version. */
export const stateVersion = '001_schema';
