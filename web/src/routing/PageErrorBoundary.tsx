import { Component, type ReactNode } from 'react'
import { FailedPage } from './FailedPage.tsx'

type Props = Readonly<{ resetKey: string; children: ReactNode }>
type State = Readonly<{ error: Error | null; failedAt: string | null }>

/** The inner boundary: header and footer stay, and the next address starts afresh. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failedAt: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    if (!state.error) return null
    if (state.failedAt === null) return { failedAt: resetKey }
    return state.failedAt === resetKey ? null : { error: null, failedAt: null }
  }

  override render() {
    return this.state.error ? <FailedPage error={this.state.error} /> : this.props.children
  }
}
