/** Who calls: the two halves of basic authentication, and headers by their name. */
export interface Credentials {
  user: string;
  password: string;
  values: Readonly<Record<string, string>>;
}

/** Where credentials are kept, by the id of the server they are for; never in an address, never in the history. */
export interface CredentialsStore {
  read(serverId: string): Credentials;
  write(serverId: string, credentials: Credentials): void;
}
