import { defineConfig } from 'vitest/config'

/**
 * Resolves packages as Node itself does. By default Vite asks for `development` builds for our files alone, so that
 * `graphql` would be there twice: once for us, once for the libraries.
 */
export default defineConfig({
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
})
