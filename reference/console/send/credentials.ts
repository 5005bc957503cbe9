/** Credentials: user and password of Basic authentication, and header values by name. */
export interface Credentials {
  user: string;
  password: string;
  values: Readonly<Record<string, string>>;
}

/** Storage of credentials by server id; credentials are never put into a URL or the history. */
export interface CredentialsStore {
  read(serverId: string): Credentials;
  write(serverId: string, credentials: Credentials): void;
}
