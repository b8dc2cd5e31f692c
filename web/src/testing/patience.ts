/** How long a test waits for what is to come: code that is loaded on demand is compiled beside all other running work. */
export const PATIENCE = { timeout: 20_000 }
