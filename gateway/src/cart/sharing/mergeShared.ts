import { identityOf } from '../lines/lineIdentity.ts'
import type { MergeStep, MergedLine } from '../merge/mergeCarts.ts'

/**
 * Plans the merge of a shared cart into another: adds missing lines, and takes the larger quantity of lines that both
 * have. The merge is idempotent, and the order of two shared carts does not matter.
 */
export function mergeShared<Shared extends MergedLine, Own extends MergedLine>(
  shared: readonly Shared[],
  own: readonly Own[],
): readonly MergeStep<Shared, Own>[] {
  const ownLines = new Map(own.map((line) => [identityOf(line), line]))
  return shared.flatMap((line): MergeStep<Shared, Own>[] => {
    const same = ownLines.get(identityOf(line))
    if (!same) return [{ kind: 'add', line }]
    return same.quantity < line.quantity ? [{ kind: 'set', line: same, quantity: line.quantity, additions: {} }] : []
  })
}
