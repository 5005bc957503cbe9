/**
 * The last migration of the newest version that was released. Processes of that version go on working on a database
 * that a newer one has migrated (docs/decisions/operation.md). A release moves it, and records the statements anew.
 */
export const releasedMigration = '012_plain_names';
