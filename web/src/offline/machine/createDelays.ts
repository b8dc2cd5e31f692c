/** Work that runs after a delay, by name. */
export type Delays = Readonly<{
  /** Starts the delay of a name; earlier work of the same name is replaced. */
  start: (name: string, work: () => void) => void
  stop: (name: string) => void
  /** Returns the number of names whose work is still to come. */
  size: () => number
}>

export function createDelays(milliseconds: number): Delays {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const stop = (name: string) => {
    clearTimeout(timers.get(name))
    timers.delete(name)
  }
  return {
    stop,
    size: () => timers.size,
    start: (name, work) => {
      stop(name)
      const run = () => {
        timers.delete(name)
        work()
      }
      timers.set(name, setTimeout(run, milliseconds))
    },
  }
}
