import { Component, Fragment, type ReactNode } from 'react'
import { FailedPage } from './FailedPage.tsx'

type Props = Readonly<{ resetKey: string; children: ReactNode }>
type State = Readonly<{
  error: Error | null
  failedAt: string | null
  /** Number of times that the page was rendered again because other code had changed its document. */
  redrawn: number
}>

const REDRAWN_MAX = 3

/**
 * Inner error boundary: header and footer stay, and the next address resets it. A page whose document was changed by
 * other code, such as a browser's translation, is rendered again: React did not find a node where it had put it.
 */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failedAt: null, redrawn: 0 }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    if (!state.error) return null
    if (state.failedAt === null) return { failedAt: resetKey }
    return state.failedAt === resetKey ? null : { error: null, failedAt: null, redrawn: 0 }
  }

  override componentDidCatch() {
    if (isToBeRedrawn(this.state)) this.setState({ error: null, failedAt: null, redrawn: this.state.redrawn + 1 })
  }

  override render() {
    if (!this.state.error) return <Fragment key={this.state.redrawn}>{this.props.children}</Fragment>
    return isToBeRedrawn(this.state) ? null : <FailedPage error={this.state.error} />
  }
}

function isToBeRedrawn({ error, redrawn }: State): boolean {
  return String(error).includes('NotFoundError') && redrawn < REDRAWN_MAX
}
