import { Component, type ReactNode } from 'react'
import { ErrorState } from '../design/ErrorState.tsx'

type RetryBoundaryProps = Readonly<{
  /** Renders the part; `attempt` grows by one with each retry and forces a new fetch. */
  children: (attempt: number) => ReactNode
}>

type RetryBoundaryState = Readonly<{ attempt: number; hasFailed: boolean }>

/**
 * Error boundary of one part of a page, with a retry button. A class because React supports error boundaries in classes
 * only.
 */
export class RetryBoundary extends Component<RetryBoundaryProps, RetryBoundaryState> {
  override state: RetryBoundaryState = { attempt: 0, hasFailed: false }

  static getDerivedStateFromError(): Partial<RetryBoundaryState> {
    return { hasFailed: true }
  }

  retry = () => this.setState(({ attempt }) => ({ attempt: attempt + 1, hasFailed: false }))

  override render() {
    const { attempt, hasFailed } = this.state
    return hasFailed ? <ErrorState onRetry={this.retry} /> : this.props.children(attempt)
  }
}
