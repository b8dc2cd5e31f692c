import { type ReactNode, useMemo } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { OperationType } from 'relay-runtime'
import { CONTENT_ID } from '../contentId.ts'
import { NotStoredOffline } from './NotStoredOffline.tsx'
import { isStored } from './isStored.ts'

type OfflineGateProps = Readonly<{
  reference: PreloadedQuery<OperationType> | null
  /** True for the layout: without it there is no home to navigate to. */
  isLayout: boolean
  /** Rendered instead of navigating home. */
  instead?: ReactNode
  children: ReactNode
}>

/** Renders a page when it can be rendered: online always, offline when all of its data is stored. */
export function OfflineGate({ reference, isLayout, instead, children }: OfflineGateProps) {
  const environment = useRelayEnvironment()
  // Relay's type of a preloaded query forgets the policy that `loadQuery` takes.
  const policy: string | undefined = reference?.fetchPolicy
  // Decided once, when the page opens: later changes of the store, by an order or by the network's return, must not
  // take a page away from its shopper.
  const canBeDrawn = useMemo(
    () => reference === null || policy !== 'store-only' || isStored(environment, reference),
    [environment, reference, policy],
  )
  if (canBeDrawn) return children
  if (instead) return instead
  if (!isLayout) return <NotStoredOffline canGoHome />
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      <NotStoredOffline canGoHome={false} />
    </main>
  )
}
