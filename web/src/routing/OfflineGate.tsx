import { type ReactNode, useMemo } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { OperationType } from 'relay-runtime'
import { CONTENT_ID } from '../layout/SkipLink.tsx'
import { NotStoredOffline } from './NotStoredOffline.tsx'
import { isStored } from './isStored.ts'

type OfflineGateProps = Readonly<{
  reference: PreloadedQuery<OperationType> | null
  /** True for the frame around all pages: without it there is no home to go to. */
  isLayout: boolean
  /** What to draw instead of going home. */
  instead?: ReactNode
  children: ReactNode
}>

/** Lets a page through when it can be drawn: on line always, off line when all of it is stored. */
export function OfflineGate({ reference, isLayout, instead, children }: OfflineGateProps) {
  const environment = useRelayEnvironment()
  // Relay's type of a preloaded query forgets the policy that `loadQuery` takes.
  const policy: string | undefined = reference?.fetchPolicy
  // Judged once, when the page comes: what changes in the store later, by an order or by the network's return, must not
  // take a page away from under its shopper.
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
