/**
 * Version of the states that this sandbox exports and imports: the name of its last migration, for the example of a
 * body. A test imports that example.
 */
export const stateVersion = '001_schema';
