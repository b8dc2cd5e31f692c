/**
 * Creates the slots of one request: at most `max` of its reads are sent at a time, the others wait in order. One
 * request with hundreds of lists would otherwise keep all connections from the others, and its own time-outs would open
 * the circuit of the platform for all.
 */
export function createReadSlots(max: number) {
  let free = max
  const waiting: (() => void)[] = []
  return async <Value>(read: () => Promise<Value>): Promise<Value> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await read()
    } finally {
      // Its slot is passed on.
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
