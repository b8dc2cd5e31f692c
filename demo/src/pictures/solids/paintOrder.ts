import type { ProjectedSolid } from './projectSolid.ts'
import type { LitCell, LitPoint } from './litCell.ts'
import { itemAt } from './vector.ts'

const SAMPLE_PIXELS = 6

type Sample = { solid: number; depth: number }

/**
 * The order in which solids are painted, farthest first. Two solids that overlap on the picture are compared where they
 * overlap, on a coarse grid of depths: boxes, bars and bowls then need no special rule. Where solids go around each
 * other, no order is right; the one whose rivals lie least in front of it is painted next.
 */
export function paintOrder(solids: readonly ProjectedSolid[]): ProjectedSolid[] {
  const { blocked, before } = precedence(sampleDepths(solids), solids.length)
  const waiting = new Set(solids.keys())
  const ordered: ProjectedSolid[] = []
  while (waiting.size > 0) {
    let [next, least] = [-1, Infinity]
    for (const candidate of waiting) {
      const weight = itemAt(blocked, candidate)
      if (weight < least) [next, least] = [candidate, weight]
      if (weight < 1e-6) break
    }
    waiting.delete(next)
    ordered.push(itemAt(solids, next))
    for (const [freed, weight] of itemAt(before, next)) blocked[freed] = itemAt(blocked, freed) - weight
  }
  return ordered
}

type Precedence = Readonly<{
  /** By solid: how much still unpainted lies behind it. */
  blocked: number[]
  /** By solid: the solids to paint after it, and how deep it lies behind each. */
  before: readonly Map<number, number>[]
}>

/** Two solids are compared by the depths summed over all the places where both are seen. */
function precedence(samples: Iterable<readonly Sample[]>, count: number): Precedence {
  const sums = new Map<number, number>()
  for (const here of samples) {
    for (const a of here) {
      for (const b of here) {
        if (a.solid >= b.solid) continue
        const key = a.solid * count + b.solid
        sums.set(key, (sums.get(key) ?? 0) + a.depth - b.depth)
      }
    }
  }
  const blocked = Array.from({ length: count }, () => 0)
  const before = Array.from({ length: count }, () => new Map<number, number>())
  for (const [key, sum] of sums) {
    const pair = [Math.floor(key / count), key % count] as const
    const [far, near] = sum > 0 ? pair : [pair[1], pair[0]]
    itemAt(before, far).set(near, Math.abs(sum))
    blocked[near] = itemAt(blocked, near) + Math.abs(sum)
  }
  return { blocked, before }
}

function sampleDepths(solids: readonly ProjectedSolid[]): Iterable<readonly Sample[]> {
  const grid = new Map<number, Sample[]>()
  for (const [solid, { patches }] of solids.entries()) {
    const note = (x: number, y: number, depth: number): void => {
      const key = y * 4096 + x
      const here = grid.get(key)
      if (!here) grid.set(key, [{ solid, depth }])
      else {
        const own = here.at(-1)
        if (own?.solid === solid) own.depth = Math.min(own.depth, depth)
        else here.push({ solid, depth })
      }
    }
    for (const { cells } of patches) for (const cell of cells) sampleCell(cell, note)
  }
  return grid.values()
}

function sampleCell([a, b, c, d]: LitCell, note: (x: number, y: number, depth: number) => void): void {
  sampleTriangle([a, b, c], note)
  sampleTriangle([a, c, d], note)
}

function sampleTriangle(
  [a, b, c]: readonly [LitPoint, LitPoint, LitPoint],
  note: (x: number, y: number, depth: number) => void,
): void {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
  if (Math.abs(area) < 1e-6) return
  const first = (low: number) => Math.max(0, Math.ceil(low / SAMPLE_PIXELS))
  const last = (high: number) => Math.min(400, Math.floor(high / SAMPLE_PIXELS))
  const [left, right] = [first(Math.min(a.x, b.x, c.x)), last(Math.max(a.x, b.x, c.x))]
  const bottom = last(Math.max(a.y, b.y, c.y))
  for (let gy = first(Math.min(a.y, b.y, c.y)); gy <= bottom; gy++) {
    for (let gx = left; gx <= right; gx++) {
      const [x, y] = [gx * SAMPLE_PIXELS, gy * SAMPLE_PIXELS]
      const wb = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area
      const wc = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area
      if (wb < 0 || wc < 0 || wb + wc > 1) continue
      note(gx, gy, a.depth + (b.depth - a.depth) * wb + (c.depth - a.depth) * wc)
    }
  }
}
