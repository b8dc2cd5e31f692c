import { defineConfig } from 'vitest/config'

/** Modules are loaded once per worker: per file it takes as long as the tests. No file depends on another's state. */
export default defineConfig({ test: { isolate: false } })
