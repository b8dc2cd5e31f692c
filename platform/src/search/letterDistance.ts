/**
 * How many letters have to be changed, added or left out to make one word of the other (Levenshtein); anything above
 * `most` comes as `most + 1`, found early.
 */
export function letterDistance(one: string, two: string, most: number): number {
  if (Math.abs(one.length - two.length) > most) return most + 1
  let above = Array.from({ length: two.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= two.length; column += 1) {
      const change = (above[column - 1] ?? 0) + (one[row - 1] === two[column - 1] ? 0 : 1)
      current.push(Math.min(change, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1))
    }
    if (Math.min(...current) > most) return most + 1
    above = current
  }
  return Math.min(above[two.length] ?? 0, most + 1)
}
