/** A file of WebAssembly, which the build puts beside the script: its path relative to it. */
declare module '*.wasm' {
  const path: string;
  export default path;
}

/** Size of SQLite's file of WebAssembly, which the build fills in. */
declare const sqliteFileBytes: number;

/** SQLite's build as the package ships it; its own declarations leave its functions out (see wasmModule.ts). */
declare module '@livestore/wa-sqlite/dist/wa-sqlite.mjs' {
  /** @param given the bytes of the file of WebAssembly, or what makes an instance of it */
  export default function load(given: {
    wasmBinary?: Uint8Array;
    instantiateWasm?(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => object): object;
  }): Promise<import('./wasmModule.ts').SqliteModule>;
}
