/** Path of a WebAssembly file, relative to the script. The build puts the file beside the script. */
declare module '*.wasm' {
  const path: string;
  export default path;
}

/** Size of SQLite's WebAssembly file, inserted by the build. */
declare const sqliteFileBytes: number;

/** SQLite as built by the package, whose own declarations omit its functions (see wasmModule.ts). */
declare module '@livestore/wa-sqlite/dist/wa-sqlite.mjs' {
  /** @param given bytes of the WebAssembly file, or a function that instantiates it */
  export default function load(given: {
    wasmBinary?: Uint8Array;
    instantiateWasm?(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => object): object;
  }): Promise<import('./wasmModule.ts').SqliteModule>;
}
