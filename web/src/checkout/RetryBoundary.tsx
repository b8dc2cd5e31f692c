import { Component, type ReactNode } from 'react'
import { ErrorState } from '../design/ErrorState.tsx'

type RetryBoundaryProps = Readonly<{
  /** Draws the part; `attempt` counts up with each retry, to fetch again. */
  children: (attempt: number) => ReactNode
}>

type RetryBoundaryState = Readonly<{ attempt: number; hasFailed: boolean }>

/** A part of a page that may fail alone, with a way to try again. A class, because React catches errors in classes only. */
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
