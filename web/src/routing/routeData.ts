import type { PreloadedQuery } from 'react-relay/hooks'
import type { OperationType } from 'relay-runtime'
import type { PagePart } from './createPagePart.tsx'

/** Data that a route's loader passes to its page. */
export type RouteData = Readonly<{
  reference: PreloadedQuery<OperationType> | null
  /** On the server: the part that renders the principal object. */
  part?: PagePart | undefined
  /** On the server: the moment until which the page may be cached; null for no limit. */
  keptUntil?: number | null
}>
