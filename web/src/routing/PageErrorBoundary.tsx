import { Component, Fragment, type ReactNode } from 'react'
import { FailedPage } from './FailedPage.tsx'

type Props = Readonly<{ resetKey: string; children: ReactNode }>
type State = Readonly<{
  error: Error | null
  failedAt: string | null
  /** How often the page was drawn again because something else had changed its document. */
  redrawn: number
}>

const REDRAWN_MAX = 3

/**
 * The inner boundary: header and footer stay, and the next address starts afresh. A page whose document was changed by
 * something else, as a browser does that translates it, is drawn again: React has not found a node where it had put it.
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
