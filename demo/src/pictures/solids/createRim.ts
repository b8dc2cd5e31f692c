import { itemAt } from './vector.ts'

type Cell = readonly [number, number, number, number]

/** Collects grid cells and gives the outline of them all: closed loops of corner numbers, each in the cells' own turn. */
export function createRim(): Readonly<{ add: (cell: Cell) => void; loops: () => number[][] }> {
  const edges = new Map<number, number[]>()
  return {
    add: (cell) => {
      for (const [index, from] of cell.entries()) {
        const to = itemAt(cell, (index + 1) % 4)
        const back = edges.get(to)
        const twin = back?.indexOf(from) ?? -1
        if (back && twin >= 0) back.splice(twin, 1)
        else edges.set(from, [...(edges.get(from) ?? []), to])
      }
    },
    loops: () => {
      const loops: number[][] = []
      for (const start of edges.keys()) {
        for (let loop = nextLoop(edges, start); loop.length > 2; loop = nextLoop(edges, start)) loops.push(loop)
      }
      return loops
    },
  }
}

function nextLoop(edges: Map<number, number[]>, start: number): number[] {
  const loop: number[] = []
  let here: number | undefined = start
  while (here !== undefined) {
    const next: number | undefined = edges.get(here)?.pop()
    if (next === undefined) break
    loop.push(here)
    here = next === start ? undefined : next
  }
  return loop
}
