import { type ReactNode, useEffect } from 'react'
import { useLoaderData, useLocation } from 'react-router-dom'
import { OfflineGate } from './loading/OfflineGate.tsx'
import { PageChrome } from './PageChrome.tsx'
import { PageErrorBoundary } from './failures/PageErrorBoundary.tsx'
import type { RouteData } from './routeData.ts'
import { retainReference } from './loading/retainReference.ts'
import type { ShopRoute } from './shopRoute.ts'
import { RouteQueryContext } from './useRouteQuery.ts'

type RouteFrameProps = Readonly<{ route: ShopRoute; isLayout: boolean; children: ReactNode }>

/**
 * Renders the frame of every page: its query, retained for as long as the page is; the boundary that keeps the
 * navigation when the page fails; and the redirect home when the page is not stored and there is no network.
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
