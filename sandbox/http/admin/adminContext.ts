import type { AdminStore, DatabaseFigures, StoreFigures } from '../../domain/admin/adminStore.ts';

/** Path and size in bytes of a written backup, or the reason why it failed. */
export type WrittenBackup = { file: string; bytes: number } | { unwritten: string };

/** Functions of the admin API that the process provides. */
export interface AdminOptions {
  key: string;
  /** Writes a backup; returns undefined if there is no database file to copy. */
  backUp(): Promise<WrittenBackup> | undefined;
  /** Formats metrics for Prometheus; the store's figures are undefined while it is unavailable. */
  metrics(figures: Figures): Promise<{ contentType: string; text: string }>;
}

export interface Figures {
  database: DatabaseFigures;
  store: StoreFigures | undefined;
}

export interface AdminContext extends AdminOptions {
  store: AdminStore;
  /** Writes the buffered requests and live events. */
  flushLogs(): Promise<unknown>;
}
