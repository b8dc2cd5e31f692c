import { type ReactNode, useEffect } from 'react'
import { useLoaderData, useLocation } from 'react-router-dom'
import { OfflineGate } from './OfflineGate.tsx'
import { PageChrome } from './PageChrome.tsx'
import { PageErrorBoundary } from './PageErrorBoundary.tsx'
import type { RouteData } from './createRoutes.tsx'
import { retainReference } from './retainReference.ts'
import type { ShopRoute } from './shopRoute.ts'
import { RouteQueryContext } from './useRouteQuery.ts'

type RouteFrameProps = Readonly<{ route: ShopRoute; isLayout: boolean; children: ReactNode }>

/**
 * What stands around every page: its query, kept for as long as the page is; the boundary that keeps the navigation
 * when the page fails; and the way home when the page is not stored and there is no network.
 */
export function RouteFrame({ route, isLayout, children }: RouteFrameProps) {
  const { reference } = useLoaderData<RouteData>()
  const { pathname } = useLocation()
  useEffect(() => (reference ? retainReference(reference) : undefined), [reference])
  const page = (
    <OfflineGate reference={route.isDrawnOffline ? null : reference} isLayout={isLayout}>
      <RouteQueryContext value={reference}>{children}</RouteQueryContext>
    </OfflineGate>
  )
  if (isLayout) {
    return (
      <>
        <PageChrome />
        {page}
      </>
    )
  }
  return (
    <PageErrorBoundary key={route.source} resetKey={pathname}>
      {page}
    </PageErrorBoundary>
  )
}
