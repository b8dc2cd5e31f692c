import { createContext, use } from 'react'
import type { createBrowserRouter } from 'react-router-dom'

type PageRouter = ReturnType<typeof createBrowserRouter>

/** Router of the browser, which is ahead of the rendered page. Null on the server. */
export const PageRouterContext = createContext<PageRouter | null>(null)

export function usePageRouter(): PageRouter | null {
  return use(PageRouterContext)
}
