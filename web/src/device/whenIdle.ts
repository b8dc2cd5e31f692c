/** Runs a task when the browser is idle; Safari has no idle callback and gets a short wait. */
export function whenIdle(task: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(task, { timeout: 2000 })
  else setTimeout(task, 200)
}
