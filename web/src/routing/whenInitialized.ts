import type { createBrowserRouter } from 'react-router-dom'

/**
 * Waits for the code of the first page. A router that is rendered before it is initialised draws nothing, which is not
 * what the server has drawn.
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
