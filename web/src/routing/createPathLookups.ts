import { LOOKUP_PATIENCE_MS } from './limits.ts'

/** What a look-up ends with: the answer's data, or nothing when it failed. */
type Answer = Promise<Readonly<{ route?: unknown }> | null>

export type PathLookups = ReturnType<typeof createPathLookups>

/**
 * Look-ups of paths that nobody has named before. While one is under way other navigations wait for it, so that pages
 * come in the order in which they were asked for; a slow network holds nobody for longer than `LOOKUP_PATIENCE_MS`. A path
 * that leads nowhere is remembered for the session.
 */
export function createPathLookups() {
  const misses = new Set<string>()
  let underWay: Promise<unknown> | null = null
  return {
    misses,
    /** Notes a look-up that has begun. */
    begin: (path: string, answer: Answer) => {
      const settled = Promise.race([answer.then((data) => remember(path, data)), patience()])
      underWay = settled
      void settled.then(() => {
        if (underWay === settled) underWay = null
      })
    },
    /** When the look-up under way has ended, one way or another; null when there is none. */
    settled: () => underWay,
  }

  function remember(path: string, data: Readonly<{ route?: unknown }> | null): void {
    if (data?.route === null) misses.add(path)
  }
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LOOKUP_PATIENCE_MS))
}
