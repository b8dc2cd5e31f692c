const BROKEN = /NaN|Infinity|undefined/
const AROUND = 20

/** Returns the first number of a drawing that is none, with what stands around it; null for a whole drawing. */
export function brokenText(svg: string): string | null {
  const at = svg.search(BROKEN)
  return at === -1 ? null : svg.slice(Math.max(0, at - AROUND), at + 2 * AROUND)
}
