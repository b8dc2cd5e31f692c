import { identityOf } from './lineIdentity.ts'
import type { MergeStep, MergedLine } from './mergeCarts.ts'

/**
 * How a shared cart comes into another: what that has not is added, of what both have the larger quantity counts. Once
 * taken over, taking over again does nothing, and of two shared carts it does not matter which comes first.
 */
export function mergeShared<Shared extends MergedLine, Own extends MergedLine>(
  shared: readonly Shared[],
  own: readonly Own[],
): readonly MergeStep<Shared, Own>[] {
  const ownLines = new Map(own.map((line) => [identityOf(line), line]))
  return shared.flatMap((line): MergeStep<Shared, Own>[] => {
    const same = ownLines.get(identityOf(line))
    if (!same) return [{ kind: 'add', line }]
    return same.quantity < line.quantity ? [{ kind: 'set', line: same, quantity: line.quantity }] : []
  })
}
