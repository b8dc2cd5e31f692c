type Options = Readonly<{ max: number; windowMs: number; now?: () => number }>

/** Returns a counter by name: true for the first `max` calls of a window, which starts with its first call. */
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
