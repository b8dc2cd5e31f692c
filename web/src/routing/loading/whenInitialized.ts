import type { createBrowserRouter } from 'react-router-dom'

/**
 * Waits for the code of the first page. A router that is not initialised renders nothing, which does not match the
 * server's markup.
 */
export function whenInitialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
