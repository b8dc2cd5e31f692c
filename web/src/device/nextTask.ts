/** Resolves in the next task. Between tasks the browser answers presses, so long work is cut into several. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
