import { defineConfig } from 'vitest/config'

/** A test waits for what it compiles, beside everything else that runs. */
const COMPILE_TIMEOUT_MS = 30_000

/**
 * Resolves packages as Node itself does. By default Vite asks for `development` builds for our files alone, so that
 * `graphql` would be there twice: once for us, once for the libraries.
 */
export default defineConfig({
  test: {
    // Modules are read once a worker: anew for each file it takes twice as long as the tests. No file leans on another's state.
    isolate: false,
    hookTimeout: COMPILE_TIMEOUT_MS,
    testTimeout: COMPILE_TIMEOUT_MS,
  },
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
})
