/** Holds the process up, as the compilation of a first query does, or a machine that serves others. */
export function standStill(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}
