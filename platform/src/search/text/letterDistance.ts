/**
 * How many letters have to be changed, added, left out or swapped with their neighbour to make one word of the other
 * (Damerau and Levenshtein: letters between two that are swapped may change as well, so that the triangle holds);
 * anything above `most` comes as `most + 1`.
 */
export function letterDistance(one: string, two: string, most: number): number {
  if (Math.abs(one.length - two.length) > most) return most + 1
  const width = two.length + 1
  const distances = new Uint16Array((one.length + 1) * width)
  for (let column = 0; column < width; column += 1) distances[column] = column
  /** The last row in which each letter of `one` was met. */
  const rowOf = new Map<string, number>()
  for (let row = 1; row <= one.length; row += 1) {
    distances[row * width] = row
    /** The last column of this row whose letter is that of the row. */
    let sameColumn = 0
    for (let column = 1; column < width; column += 1) {
      const isSame = one[row - 1] === two[column - 1]
      const at = (row - 1) * width + column
      const change = (distances[at - 1] ?? 0) + (isSame ? 0 : 1)
      const further = Math.min(distances[at] ?? 0, distances[at + width - 1] ?? 0) + 1
      const swapRow = rowOf.get(two[column - 1] ?? '') ?? 0
      const swap =
        swapRow === 0 || sameColumn === 0
          ? Number.MAX_SAFE_INTEGER
          : (distances[(swapRow - 1) * width + sameColumn - 1] ?? 0) + (row - swapRow) + (column - sameColumn) - 1
      distances[at + width] = Math.min(change, further, swap)
      if (isSame) sameColumn = column
    }
    rowOf.set(one[row - 1] ?? '', row)
  }
  return Math.min(distances[one.length * width + two.length] ?? 0, most + 1)
}
