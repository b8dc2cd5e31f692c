import type { ServerResponse } from 'node:http'

/** Returns a signal that aborts when the visitor leaves before the answer is complete. */
export function abortWhenGone(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) controller.abort()
  })
  return controller.signal
}
