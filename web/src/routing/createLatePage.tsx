import { type ComponentType, startTransition, use, useEffect, useReducer } from 'react'
import { ErrorPage } from '../layout/ErrorPage.tsx'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { NotStoredOffline } from './NotStoredOffline.tsx'

/**
 * Stands in for a page whose code did not arrive, and asks for it again each time the page is opened, and when the shopper
 * says so: the router asks for the code of a route once, and would keep its failure until the document goes.
 */
export function createLatePage(load: () => Promise<ComponentType>): ComponentType {
  const FAILED = Promise.resolve(null)
  let asked: Promise<ComponentType | null> | null = FAILED
  const ask = () => (asked ??= load().catch(() => null))
  const forget = () => {
    asked = null
  }
  return function LatePage() {
    const isOnline = useOnlineStatus()
    const [, redraw] = useReducer((turns: number) => turns + 1, 0)
    const Page = use(ask())
    useEffect(() => (Page ? undefined : forget), [Page])
    if (Page) return <Page />
    const retry = () => {
      forget()
      startTransition(redraw)
    }
    return isOnline ? <ErrorPage onRetry={retry} /> : <NotStoredOffline canGoHome needsCode />
  }
}
