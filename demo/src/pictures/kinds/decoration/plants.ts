import { surfaceOf, toned } from '../../materials/surface.ts'
import type { Surface } from '../../materials/surface.ts'
import { createDice } from '../../solids/createDice.ts'
import { cylinder, lathe, tube } from '../../solids/roundSolids.ts'
import { sheet } from '../../solids/sheets.ts'
import type { Solid } from '../../solids/solid.ts'
import type { Vec3 } from '../../solids/vector.ts'

const GREENS = ['#5d7a52', '#6f8d5f', '#4f6d4a', '#7d9a68']

export type PlantShape = Readonly<{
  at: Vec3
  height: number
  spread: number
  leaves: number
  seed: number
  broad?: boolean
}>

/** Leaves that rise from one point and bend outwards: a monstera when broad, a palm or grass when narrow. */
export function plant({ at, height, spread, leaves, seed, broad }: PlantShape): Solid[] {
  const dice = createDice(seed)
  return Array.from({ length: leaves }, (_, index) => {
    const angle = index * 2.4 + dice() * 0.5
    const rise = height * (0.55 + 0.45 * dice())
    const reach = spread * (0.45 + 0.55 * dice())
    const tip: Vec3 = [at[0] + Math.cos(angle) * reach, at[1] + rise, at[2] + Math.sin(angle) * reach]
    const surface = surfaceOf({ material: 'plastic', color: GREENS[index % GREENS.length] ?? '#5d7a52' })
    const matte: Surface = { ...surface, finish: { ...surface.finish, gloss: 0.1, tightness: 8 } }
    const stalk = tube({
      path: [at, [(at[0] + tip[0]) / 2, at[1] + rise * 0.72, (at[2] + tip[2]) / 2], tip],
      radius: Math.max(0.3, height * 0.006),
      surface: toned(matte, -0.2),
      shadowless: true,
    })
    const leaf = broad
      ? leafAt({ tip, angle, long: height * 0.34, wide: height * 0.26 }, matte)
      : blade({ from: at, tip, angle, wide: Math.max(1.4, height * 0.055) }, matte)
    return broad ? [stalk, leaf] : [leaf]
  }).flat()
}

type Leaf = Readonly<{ tip: Vec3; angle: number; long: number; wide: number }>

function leafAt({ tip, angle, long, wide }: Leaf, surface: Surface): Solid {
  const [cx, cz] = [Math.cos(angle), Math.sin(angle)]
  return sheet({
    at3d: (u, v) => {
      const across = (u - 0.5) * wide * Math.sin(Math.PI * Math.min(1, v * 0.92 + 0.08)) ** 0.7
      const along = (v - 0.15) * long
      const lift = -0.55 * along * v + Math.abs(u - 0.5) * wide * 0.3
      return [tip[0] + cx * along * 0.8 - cz * across, tip[1] + lift, tip[2] + cz * along * 0.8 + cx * across]
    },
    columns: 4,
    rows: 6,
    surface,
    shadowless: true,
  })
}

function blade(
  { from, tip, angle, wide }: Readonly<{ from: Vec3; tip: Vec3; angle: number; wide: number }>,
  surface: Surface,
): Solid {
  const [cx, cz] = [Math.cos(angle), Math.sin(angle)]
  return sheet({
    at3d: (u, v) => {
      const across = (u - 0.5) * wide * (Math.sin(Math.PI * (0.12 + 0.86 * v)) + 0.1)
      const bend = Math.max(0, v) ** 1.7
      const y = from[1] + (tip[1] - from[1]) * (1.5 * v - 0.5 * v * v * v)
      return [
        from[0] + (tip[0] - from[0]) * bend * 1.2 - cz * across,
        y,
        from[2] + (tip[2] - from[2]) * bend * 1.2 + cx * across,
      ]
    },
    columns: 2,
    rows: 8,
    surface,
    shadowless: true,
  })
}

/** A pot with earth in it. */
export function pot({
  radius,
  height,
  surface,
  style,
}: Readonly<{ radius: number; height: number; surface: Surface; style: number }>): Solid[] {
  const outside =
    [
      [
        [radius * 0.72, 0],
        [radius * 0.98, height * 0.97],
        [radius, height],
      ],
      [
        [radius * 0.6, 0],
        [radius * 0.98, height * 0.4],
        [radius * 0.96, height * 0.75],
        [radius * 0.84, height],
      ],
      [
        [radius * 0.9, 0],
        [radius * 0.94, height * 0.1],
        [radius * 0.94, height * 0.94],
        [radius * 0.9, height],
      ],
    ][style % 3] ?? []
  const lip = outside.at(-1)?.[0] ?? radius
  return [
    lathe({ profile: outside.map(([r = 0, y = 0]) => [r, y] as const), smooth: true, surface }),
    lathe({
      profile: [
        [lip, height],
        [lip * 0.9, height],
        [lip * 0.88, height * 0.86],
      ],
      surface: toned(surface, -0.15),
    }),
    cylinder({
      radius: lip * 0.9,
      height: 0.6,
      at: [0, height * 0.88, 0],
      surface: surfaceOf({ material: 'concrete', color: '#4f3d2f' }),
      shadowless: true,
    }),
  ]
}
