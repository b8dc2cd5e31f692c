const PERIOD_MS = 2_000

type Clock = () => number

/** Returns a function that writes how many products were handled: at once, then every two seconds at most. */
export function createProgressLine(
  write: (line: string) => void,
  now: Clock = () => performance.now(),
): (products: number) => void {
  let nextAt = -Infinity
  return (products) => {
    if (now() < nextAt) return
    nextAt = now() + PERIOD_MS
    write(`${products.toLocaleString('en')} products handled; the shop shows them when all are stored\n`)
  }
}
