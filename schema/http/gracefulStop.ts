import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Longest time a server takes to stop, the time that it serves on while it is not ready included. */
const STOP_MAX_MS = 10_000
/** Longest time a stopping server may serve on: the rest is for the requests that are still running. */
export const STOP_DELAY_MAX_MS = 8_000
/** A connection becomes idle when its answer is written: so often idle ones are closed. */
const IDLE_CHECK_INTERVAL_MS = 50

export type GracefulStop = Readonly<{
  /** True from the moment that the server was asked to stop: its readiness probe answers 503 from then on. */
  isStopping: () => boolean
  /**
   * Stops the server without failing a request. For `delayMs` it serves on, not ready, so that a balancer takes it out;
   * then it accepts no connection, finishes the requests that are running, and cuts off those that run for longer than
   * 10 s in all. From the first moment every answer closes its connection.
   */
  stop: (delayMs?: number) => Promise<void>
}>

/** Adds a graceful stop to a server of Node's. */
export function createGracefulStop(server: Server): GracefulStop {
  let isStopping = false
  server.prependListener('request', (_request, response) => {
    // Clients that keep connections open move to another server by themselves.
    if (isStopping) response.shouldKeepAlive = false
  })
  return {
    isStopping: () => isStopping,
    stop: async (delayMs = 0) => {
      isStopping = true
      if (!server.listening) return
      await wait(delayMs)
      await close(server, STOP_MAX_MS - delayMs)
    },
  }
}

async function close(server: Server, maxMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_INTERVAL_MS)
  const cut = setTimeout(() => server.closeAllConnections(), maxMs)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
}
