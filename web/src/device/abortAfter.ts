/** Returns a signal that aborts after a time. `AbortSignal.timeout` is younger than the oldest supported browser. */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('The time is over', 'TimeoutError')), milliseconds)
  return controller.signal
}
