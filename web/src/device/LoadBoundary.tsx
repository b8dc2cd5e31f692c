import { Component, type ReactNode } from 'react'

/**
 * Around a part that a page can do without: where its code or data cannot be had, `fallback` stands there, or nothing. A class, because
 * React catches errors in classes only.
 */
export class LoadBoundary extends Component<
  Readonly<{ children: ReactNode; fallback?: ReactNode }>,
  Readonly<{ hasFailed: boolean }>
> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): Readonly<{ hasFailed: boolean }> {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
