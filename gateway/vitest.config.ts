import { defineConfig } from 'vitest/config'

/** A test waits for what it compiles, beside everything else that runs. */
const COMPILE_TIMEOUT_MS = 30_000

/**
 * Resolves packages as Node itself does. By default Vite asks for `development` builds for our files alone, so that
 * `graphql` would be there twice: once for us, once for the libraries.
 */
export default defineConfig({
  test: {
    // Reading all of GraphQL and of the gateway anew for each file takes twice as long as the tests do: they share no state.
    isolate: false,
    pool: 'threads',
    hookTimeout: COMPILE_TIMEOUT_MS,
    testTimeout: COMPILE_TIMEOUT_MS,
  },
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
})
