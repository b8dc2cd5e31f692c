type Options = Readonly<{ max: number; windowMs: number; now?: () => number }>

/** Counts by name; true while there were at most `max` within a window, which begins with the first of them. */
export function createRateWindow({ max, windowMs, now = Date.now }: Options): (name: string) => boolean {
  let counts = new Map<string, number>()
  let endsAt = 0
  return (name) => {
    if (now() >= endsAt) {
      counts = new Map()
      endsAt = now() + windowMs
    }
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count <= max
  }
}
