import { Component, type ReactNode } from 'react'

/**
 * Error boundary around an optional part: renders `fallback`, or nothing, when its code or data cannot be loaded. A
 * class, because React catches errors in classes only.
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
