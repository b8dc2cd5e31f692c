import { type ComponentType, startTransition, use, useEffect, useReducer } from 'react'
import { ErrorPage } from '../failures/ErrorPage.tsx'
import { useOnlineStatus } from '../../offline/useOnlineStatus.ts'
import { NotStoredOffline } from './NotStoredOffline.tsx'

/**
 * Creates the replacement of a page whose code failed to load. Retries each time the page is opened, and when the
 * shopper asks for it: the router loads the code of a route once, and would keep its failure until the document is
 * gone.
 */
export function createLatePage<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
): ComponentType<TProps> {
  const FAILED = Promise.resolve(null)
  let asked: Promise<ComponentType<TProps> | null> | null = FAILED
  const ask = () => (asked ??= load().catch(() => null))
  const forget = () => {
    asked = null
  }
  return function LatePage(props: TProps) {
    const isOnline = useOnlineStatus()
    const [, redraw] = useReducer((turns: number) => turns + 1, 0)
    const Page = use(ask())
    useEffect(() => (Page ? undefined : forget), [Page])
    if (Page) return <Page {...props} />
    const retry = () => {
      forget()
      startTransition(redraw)
    }
    return isOnline ? <ErrorPage onRetry={retry} /> : <NotStoredOffline canGoHome needsCode />
  }
}
