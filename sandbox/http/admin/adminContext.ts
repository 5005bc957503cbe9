import type { AdminStore, DatabaseFigures, StoreFigures } from '../../domain/admin/adminStore.ts';

/** A backup that was written: its path, and its size in bytes; or why it could not be written. */
export type WrittenBackup = { file: string; bytes: number } | { unwritten: string };

/** What the admin API needs of whoever runs the process. */
export interface AdminOptions {
  key: string;
  /** Writes a backup; undefined where there is no file to copy. */
  backUp(): Promise<WrittenBackup> | undefined;
  /** Writes metrics as Prometheus reads them; those of the store are undefined while it is unavailable. */
  metrics(figures: Figures): Promise<{ contentType: string; text: string }>;
}

/** What a sandbox says of itself at a scrape. */
export interface Figures {
  database: DatabaseFigures;
  store: StoreFigures | undefined;
}

export interface AdminContext extends AdminOptions {
  store: AdminStore;
  /** Writes what the logs of requests and live events still hold. */
  flushLogs(): Promise<unknown>;
}
