/**
 * The first `count` of some items, in order. A heap of the best so far, worst on top: most items are compared once and
 * left out, where sorting would compare each of them many times.
 */
export function firstInOrder<Item>(
  items: Iterable<Item>,
  count: number,
  order: (one: Item, two: Item) => number,
): Item[] {
  const heap: Item[] = []
  for (const item of items) {
    if (heap.length < count) {
      heap.push(item)
      rise(heap, order)
    } else if (heap[0] !== undefined && order(item, heap[0]) < 0) {
      heap[0] = item
      sink(heap, order)
    }
  }
  return heap.sort(order)
}

function rise<Item>(heap: Item[], order: (one: Item, two: Item) => number): void {
  let at = heap.length - 1
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (!swapIfBefore(heap, { upper: parent, lower: at }, order)) return
    at = parent
  }
}

function sink<Item>(heap: Item[], order: (one: Item, two: Item) => number): void {
  for (let at = 0; ;) {
    const [left, right] = [2 * at + 1, 2 * at + 2]
    const [leftItem, rightItem] = [heap[left], heap[right]]
    if (leftItem === undefined) return
    const worse = rightItem !== undefined && order(leftItem, rightItem) < 0 ? right : left
    if (!swapIfBefore(heap, { upper: at, lower: worse }, order)) return
    at = worse
  }
}

/** Worse items stand above better ones. */
function swapIfBefore<Item>(
  heap: Item[],
  { upper, lower }: { upper: number; lower: number },
  order: (one: Item, two: Item) => number,
): boolean {
  const [above, below] = [heap[upper], heap[lower]]
  if (above === undefined || below === undefined || order(above, below) >= 0) return false
  heap[upper] = below
  heap[lower] = above
  return true
}
