import { LOOKUP_PATIENCE_MS } from '../limits.ts'

/** Result of a look-up: the answer's data, or null when it failed. */
type Answer = Promise<Readonly<{ route?: unknown }> | null>

export type PathLookups = ReturnType<typeof createPathLookups>

/**
 * Tracks look-ups of unknown paths. While one is running other navigations wait for it, so that pages open in the
 * order in which they were requested; a slow network delays none for longer than `LOOKUP_PATIENCE_MS`. A path that is
 * not found is remembered for the session.
 */
export function createPathLookups() {
  const misses = new Set<string>()
  let underWay: Promise<unknown> | null = null
  return {
    misses,
    /** Records a look-up that has started. */
    begin: (path: string, answer: Answer) => {
      const settled = Promise.race([answer.then((data) => remember(path, data)), patience()])
      underWay = settled
      void settled.then(() => {
        if (underWay === settled) underWay = null
      })
    },
    /**
     * Returns a promise that resolves when the running look-up has ended, with or without success; null when there is
     * none.
     */
    settled: () => underWay,
  }

  function remember(path: string, data: Readonly<{ route?: unknown }> | null): void {
    if (data?.route === null) misses.add(path)
  }
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LOOKUP_PATIENCE_MS))
}
