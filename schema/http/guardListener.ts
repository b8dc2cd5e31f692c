import type { IncomingMessage, ServerResponse } from 'node:http'

export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void
export type AnswerFailure = (error: unknown, response: ServerResponse, request: IncomingMessage) => void

/**
 * Wraps a request listener so that no request can end the process: what `answer` throws, at once or later, goes to
 * `onFailure`. When that fails too, the connection is closed. The returned function never throws and never rejects.
 */
export function guardListener(
  answer: Answer,
  onFailure: AnswerFailure,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    // Without a listener, an error of the connection would be thrown out of the event loop.
    response.on('error', ignore)
    try {
      await answer(request, response)
    } catch (error) {
      try {
        onFailure(error, response, request)
      } catch {
        response.destroy()
      }
    }
  }
}

function ignore(): void {}
