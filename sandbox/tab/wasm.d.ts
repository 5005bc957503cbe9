/** A file of WebAssembly, which the build puts beside the script: its path relative to it. */
declare module '*.wasm' {
  const path: string;
  export default path;
}
