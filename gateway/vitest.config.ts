import { defineConfig } from 'vitest/config'

/** Time-out of a test and its hooks, which compile modules in parallel with everything else. */
const COMPILE_TIMEOUT_MS = 30_000

/**
 * Resolves packages as Node does. By default Vite requests `development` builds for the gateway's own files only, so
 * that `graphql` would be loaded twice: once for them, once for the libraries.
 */
export default defineConfig({
  test: {
    // One worker loads each module once: loading them again for each file takes twice as long as the tests. No file
    // depends on another's state.
    isolate: false,
    hookTimeout: COMPILE_TIMEOUT_MS,
    testTimeout: COMPILE_TIMEOUT_MS,
  },
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
})
