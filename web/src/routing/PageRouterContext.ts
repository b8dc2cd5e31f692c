import { createContext, use } from 'react'
import type { createBrowserRouter } from 'react-router-dom'

type PageRouter = ReturnType<typeof createBrowserRouter>

/** The browser's router itself, which is ahead of what is drawn. Null on the server. */
export const PageRouterContext = createContext<PageRouter | null>(null)

export function usePageRouter(): PageRouter | null {
  return use(PageRouterContext)
}
