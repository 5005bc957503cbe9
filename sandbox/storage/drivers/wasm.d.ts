/** A file of WebAssembly, which the build puts beside the script: its path relative to it. */
declare module '*.wasm' {
  const path: string;
  export default path;
}

/** SQLite's build as the package ships it; its own declarations leave its functions out (see wasmModule.ts). */
declare module '@livestore/wa-sqlite/dist/wa-sqlite.mjs' {
  /** @param where the file of WebAssembly is, or its bytes */
  export default function load(where: {
    locateFile?(): string;
    wasmBinary?: Uint8Array;
  }): Promise<import('./wasmModule.ts').SqliteModule>;
}
