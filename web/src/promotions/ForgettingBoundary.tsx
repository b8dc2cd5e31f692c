import { Component, type ReactNode } from 'react'
import { NetworkFailure } from '../relay/NetworkFailure.ts'
import { FailedPage } from '../routing/failures/FailedPage.tsx'

type Props = Readonly<{
  /** Called when the page could not be read. */
  onFailure: () => void
  children: ReactNode
}>
type State = Readonly<{ error: unknown }>

/** Error boundary of a page that forgets what it knew when it could not be read. Other errors are its parent's. */
export class ForgettingBoundary extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof NetworkFailure && error.kind !== 'unreachable') this.props.onFailure()
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (error instanceof NetworkFailure) return <FailedPage error={error} />
    throw error
  }
}
