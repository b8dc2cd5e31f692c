import type { ServerResponse } from 'node:http'

/** Returns a signal that aborts when the visitor leaves before the answer is complete, or has left already. */
export function abortWhenGone(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  const leave = () => {
    if (!response.writableFinished) controller.abort()
  }
  if (response.destroyed) leave()
  else response.once('close', leave)
  return controller.signal
}
