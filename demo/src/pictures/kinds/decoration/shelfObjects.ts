import { surfaceOf } from '../../materials/surface.ts'
import type { Surface } from '../../materials/surface.ts'
import { box } from '../../solids/box.ts'
import { createDice } from '../../solids/createDice.ts'
import { lathe } from '../../solids/roundSolids.ts'
import type { Solid } from '../../solids/solid.ts'

const SPINES = ['#c9b79c', '#7d8b7a', '#b5573c', '#e8e0d2', '#46566b', '#d9a441', '#8a6a55', '#efe9df']

/** Where things may stand on one board: middle, height of the board, free width and height. */
export type ShelfSpace = Readonly<{ x: number; y: number; width: number; room: number; depth: number }>

/** Objects on a board, chosen by the seed: a run of books, a vase, both, or a box. */
export function shelfObjects(space: ShelfSpace, seed: number): Solid[] {
  const kind = seed % 4
  if (kind === 0) return books(space, seed)
  if (kind === 1) return [vase(space, seed)]
  if (kind === 2)
    return [
      ...books({ ...space, width: space.width * 0.5, x: space.x - space.width * 0.22 }, seed),
      vase({ ...space, x: space.x + space.width * 0.28, width: space.width * 0.4 }, seed),
    ]
  return [crate(space)]
}

const paper = (color: string): Surface => surfaceOf({ material: 'paper', color })

function books({ x, y, width, room, depth }: ShelfSpace, seed: number): Solid[] {
  const dice = createDice(seed * 31 + 7)
  const solids: Solid[] = []
  let left = x - width / 2
  while (left < x + width / 2 - 5 && solids.length < 7) {
    const thick = 2.6 + dice() * 3.4
    const high = Math.min(room * 0.92, 18 + dice() * 9)
    const color = SPINES[Math.floor(dice() * SPINES.length)] ?? '#c9b79c'
    solids.push(
      box({
        size: [thick - 0.3, high, Math.min(18, depth * 0.62)],
        at: [left + thick / 2, y, depth * 0.06],
        surface: paper(color),
        radius: 0.3,
      }),
    )
    left += thick
  }
  return solids
}

function vase({ x, y, width, room }: ShelfSpace, seed: number): Solid {
  const h = Math.min(room * 0.78, 22)
  const r = Math.min(width * 0.4, h * 0.36)
  const color = ['#efe6d8', '#b9735a', '#6f7f72'][seed % 3] ?? '#efe6d8'
  return lathe({
    profile: [
      [r * 0.55, 0],
      [r, h * 0.3],
      [r * 0.85, h * 0.6],
      [r * 0.36, h * 0.85],
      [r * 0.46, h],
    ],
    smooth: true,
    at: [x, y, 0],
    surface: surfaceOf({ material: 'stoneware', color }),
  })
}

function crate({ x, y, width, room, depth }: ShelfSpace): Solid {
  return box({
    size: [width * 0.72, room * 0.56, depth * 0.7],
    at: [x, y, depth * 0.05],
    radius: 1.4,
    surface: surfaceOf({ material: 'rattan', color: '#c4a26c' }),
  })
}
