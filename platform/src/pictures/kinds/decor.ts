import { glowing, surfaceOf, toned } from '../materials/surface.ts'
import { box } from '../solids/boxes.ts'
import { ellipse, frontPlane, polygon, rectangle, topPlane } from '../solids/decals.ts'
import { pillow } from '../solids/pillows.ts'
import { cylinder, lathe, tube } from '../solids/roundSolids.ts'
import { sheet } from '../solids/sheets.ts'
import type { Solid } from '../solids/solid.ts'
import type { KindBuilder } from './blueprint.ts'
import { plant, pot } from './plants.ts'
import { slots } from './upholstery.ts'
import { hexOf } from '../materials/colour.ts'
import type { Surface } from '../materials/surface.ts'

export const inkOf = (surface: Surface): string => hexOf(surface.color)

const rug: KindBuilder = ({ width, depth, primary, secondary, style, has }) => {
  if (has('round')) {
    const r = Math.min(width, depth) / 2
    const rings = [0.94, 0.7, 0.66].map((k, index) => ellipse(topPlane(1.02), [0, 0, 2 * r * k, 2 * r * k], { color: inkOf(index % 2 ? primary : secondary), opacity: 0.55 }))
    return [{ ...cylinder({ radius: r, height: 1.2, bevel: 0.4, surface: primary }), decals: rings }]
  }
  const long = Math.max(depth, 40)
  const plane = topPlane(1.25)
  const ink = { color: inkOf(secondary), opacity: 0.62 }
  const patterns = [
    () => [0.92, 0.88].map((k, i) => rectangle(plane, [0, 0, width * k, long - width * (1 - k)], i ? { color: inkOf(primary) } : ink)),
    () => slots(-long / 2, long / 2, 9).filter((_, i) => i % 2 === 1).map((v) => rectangle(plane, [0, v, width * 0.98, long / 13], ink)),
    () => slots(-long / 2, long / 2, 5).flatMap((v) => slots(-width / 2, width / 2, 3).map((u) => polygon(plane, [[u - width * 0.13, v], [u, v - long * 0.085], [u + width * 0.13, v], [u, v + long * 0.085]], ink))),
    () => slots(-width / 2, width / 2, 6).flatMap((u, i) => [rectangle(plane, [u, ((i % 3) - 1) * long * 0.22, width * 0.12, long * 0.3], ink)]),
  ]
  const fringe = [-1, 1].flatMap((side) =>
    slots(-width / 2, width / 2, 34).map((x) => box({ size: [width / 60, 0.5, 5], at: [x, 0, side * (long / 2 + 2)], surface: toned(primary, 0.3), radius: 0.2, shadowless: true })),
  )
  return [{ ...box({ size: [width, 1.2, long], radius: 0.5, surface: primary }), decals: patterns[style(4)]?.() ?? [] }, ...fringe]
}

const mirror: KindBuilder = ({ width, height, primary, secondary, named }) => {
  const frame = primary.finish.mirror > 0.5 && primary.material !== 'brass' ? secondary : primary
  const glass = surfaceOf({ material: 'glass', color: '#cfdadd' })
  const face: Surface = { ...glass, color: [222, 229, 230], finish: { ...glass.finish, opacity: 1, mirror: 0.1, gloss: 0 } }
  const shine = (z: number, h: number) => [
    polygon(frontPlane(z), [[-width * 0.3, h * 0.22], [width * 0.3, h * 0.22], [width * 0.3, h * 0.36], [-width * 0.3, h * 0.3]], { color: '#8a7c6c', opacity: 0.16 }),
    polygon(frontPlane(z), [[-width * 0.3, h * 0.42], [-width * 0.14, h * 0.42], [width * 0.22, h * 0.76], [width * 0.06, h * 0.76]], { color: '#ffffff', opacity: 0.3 }),
    polygon(frontPlane(z), [[-width * 0.06, h * 0.36], [0, h * 0.36], [width * 0.34, h * 0.68], [width * 0.29, h * 0.68]], { color: '#ffffff', opacity: 0.22 }),
  ]
  if (named(['round', 'arch', 'rectangular']) === 0) {
    const r = Math.min(width, height) / 2
    return [
      { ...cylinder({ radius: r - 1, height: 2, tilt: 90, at: [0, r, -1], surface: face }), decals: shine(1.2, 2 * r) },
      tube({ closed: true, path: slots(0, 2 * Math.PI, 12).map((a) => [Math.cos(a) * (r - 0.8), r + Math.sin(a) * (r - 0.8), 0.6] as const), radius: 1.5, surface: frame }),
    ]
  }
  if (named(['round', 'arch', 'rectangular']) === 1) {
    const r = width / 2 - 1
    const arch = [0, ...slots(0, Math.PI, 9), Math.PI].map((a) => [Math.cos(a) * r, height - r - 1 + Math.sin(a) * r, 0.6] as const)
    return [
      { ...box({ size: [width - 3, height - r, 1.6], surface: face, radius: 0.3 }), decals: [] },
      { ...cylinder({ radius: r, height: 1.6, tilt: 90, at: [0, height - r - 1, -0.8], surface: face }), decals: shine(1, height) },
      tube({ closed: true, path: [[r, 1, 0.6], ...slots(1, height - r, 5).map((y) => [r, y, 0.6] as const), ...arch, ...slots(height - r, 1, 5).map((y) => [-r, y, 0.6] as const), [-r, 1, 0.6], [0, 1, 0.6]], radius: 1.3, surface: frame }),
    ]
  }
  const bar = Math.min(5, width * 0.07)
  return [
    { ...box({ size: [width - bar, height - bar, 1.4], at: [0, bar / 2, 0], surface: face, radius: 0.2 }), decals: shine(0.8, height) },
    ...[-1, 1].map((side) => box({ size: [bar, height, 3.4], at: [side * (width / 2 - bar / 2), 0, 0.4], surface: frame })),
    ...[0, height - bar].map((y) => box({ size: [width, bar, 3.4], at: [0, y, 0.4], surface: frame })),
  ]
}

const VASES = [
  [[0.5, 0], [0.95, 0.25], [1, 0.45], [0.6, 0.72], [0.34, 0.86], [0.42, 1]],
  [[0.7, 0], [0.9, 0.1], [0.62, 0.5], [0.9, 0.9], [0.98, 1]],
  [[0.8, 0], [1, 0.12], [1, 0.5], [0.7, 0.62], [0.3, 0.7], [0.3, 0.95], [0.4, 1]],
  [[0.5, 0], [0.62, 0.05], [0.8, 0.5], [0.9, 0.95], [0.92, 1]],
] as const

const vase: KindBuilder = ({ width, height, primary, style }) => {
  const r = width / 2
  const profile = (VASES[style(4)] ?? VASES[0]).map(([x, y]) => [x * r, y * height] as const)
  const lip = profile.at(-1)?.[0] ?? r
  const branches = style(2, 'branches') === 0
    ? [[-0.7, 1.95, 0.2], [0.15, 2.15, -0.2], [0.8, 1.8, 0.3]].flatMap(([x = 0, y = 2, z = 0]) => {
        const tip = [x * r * 1.3, y * height, z * r] as const
        return [
          tube({ path: [[x * lip * 0.4, height * 0.9, 0], [x * r * 0.5, y * height * 0.75, z], tip], radius: 0.3, surface: surfaceOf({ material: 'oak', color: '#a98d63' }), shadowless: true }),
          lathe({ profile: [[0, -height * 0.02], [r * 0.2, height * 0.08], [r * 0.16, height * 0.26], [0, height * 0.4]], smooth: true, at: [tip[0], tip[1] - height * 0.1, tip[2]], roll: -x * 18, surface: surfaceOf({ material: 'wool', color: '#dcc8a4' }), shadowless: true }),
        ]
      })
    : []
  return [
    lathe({ profile, smooth: true, surface: primary }),
    lathe({ profile: [[lip, height], [lip * 0.86, height], [lip * 0.8, height * 0.86]], surface: toned(primary, -0.45), shadowless: true }),
    ...branches,
  ]
}

const clock: KindBuilder = ({ width, primary, secondary, style }) => {
  const r = width / 2
  const face = frontPlane(2.3)
  const dark = inkOf(toned(secondary, -0.3))
  const ticks = slots(0, 2 * Math.PI, 12).map((a, i) => {
    const angle = a - Math.PI / 12
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const [from, to, w] = [r * (i % 3 === 0 ? 0.7 : 0.77), r * 0.84, i % 3 === 0 ? r * 0.024 : r * 0.012]
    return polygon(face, [[c * from + s * w, r + s * from - c * w], [c * to + s * w, r + s * to - c * w], [c * to - s * w, r + s * to + c * w], [c * from - s * w, r + s * from + c * w]], { color: dark })
  })
  const hand = (degrees: number, long: number, w: number) => {
    const a = ((90 - degrees) * Math.PI) / 180
    const [c, s] = [Math.cos(a), Math.sin(a)]
    return polygon(face, [[-c * r * 0.1 + s * w, r - s * r * 0.1 - c * w], [c * long + s * w, r + s * long - c * w], [c * long - s * w, r + s * long + c * w], [-c * r * 0.1 - s * w, r - s * r * 0.1 + c * w]], { color: dark })
  }
  const plate = cylinder({ radius: r - 0.6, height: 2, tilt: 90, at: [0, r, 0], surface: style(2) === 0 ? toned(primary, 0.5) : primary })
  return [
    { ...plate, decals: [...ticks, hand(305, r * 0.46, r * 0.03), hand(60, r * 0.68, r * 0.02), ellipse(face, [0, r, r * 0.1, r * 0.1], { color: dark })] },
    tube({ closed: true, path: slots(0, 2 * Math.PI, 12).map((a) => [Math.cos(a) * r, r + Math.sin(a) * r, 1.4] as const), radius: Math.max(0.9, r * 0.07), surface: style(2) === 0 ? primary : secondary }),
  ]
}

const cushion: KindBuilder = ({ width, height, primary, secondary, style }) => {
  const tall = Math.max(height, width * 0.55)
  const body = pillow({ size: [width, tall, width * 0.4], tilt: -14, surface: primary })
  const tassels = [[-1, 0], [1, 0], [-1, 1], [1, 1]].map(([x = 0, y = 0]) =>
    lathe({ profile: [[0.3, 0], [1.5, -1], [1.9, -4.4], [0, -4.6]].toReversed().map(([r = 0, h = 0]) => [r, h] as const), at: [(x * width) / 2, y * tall * 0.96 + 1, -y * tall * 0.24], surface: secondary, shadowless: true }),
  )
  return style(2) === 0 ? [body] : [body, ...tassels]
}

const curtain: KindBuilder = ({ width, height, primary, secondary }) => {
  const wing = (side: 1 | -1): Solid =>
    sheet({
      at3d: (u, v) => {
        const wave = Math.sin(u * Math.PI * 2 * 4.5)
        const drawn = 1 - 0.1 * Math.sin(Math.PI * Math.min(1, (1 - v) * 1.2))
        return [side * (width / 2 - u * width * 0.4 * drawn), v * height * 0.96, wave * 4.4]
      },
      columns: 40,
      rows: 4,
      surface: primary,
    })
  return [
    tube({ path: [[-width / 2 - 8, height, 0], [width / 2 + 8, height, 0]], radius: 1.3, surface: secondary }),
    ...[-1, 1].map((side) => lathe({ profile: [[0, -2.6], [2.6, 0], [0, 2.6]], smooth: true, at: [side * (width / 2 + 9), height, 0], surface: secondary })),
    wing(1),
    wing(-1),
    ...[-1, 1].flatMap((side) => slots(width * 0.1, width / 2, 6).map((x) => tube({ closed: true, path: [[side * x, height + 2.2, 0], [side * x, height, 2.2], [side * x, height - 2.6, 0], [side * x, height, -2.2]], radius: 0.4, surface: secondary, shadowless: true }))),
  ]
}

const pictureFrame: KindBuilder = ({ width, height, primary, secondary, named }) => {
  const bar = Math.min(3, width * 0.06)
  const plane = frontPlane(0.85)
  const [w, h] = [width * 0.66, height * 0.7]
  const tone = (share: number) => inkOf(toned(secondary, share))
  const arts = [
    [ellipse(plane, [w * 0.1, height * 0.6, w * 0.5, w * 0.5], { color: '#c9764f' }), rectangle(plane, [0, height * 0.32, w, h * 0.3], { color: tone(-0.1) }), rectangle(plane, [0, height * 0.22, w, h * 0.12], { color: tone(-0.45) })],
    [polygon(plane, [[-w / 2, height * 0.2], [w * 0.1, height * 0.62], [w / 2, height * 0.2]], { color: tone(-0.2) }), polygon(plane, [[-w * 0.1, height * 0.2], [w * 0.32, height * 0.5], [w / 2, height * 0.34], [w / 2, height * 0.2]], { color: tone(-0.5) }), ellipse(plane, [-w * 0.22, height * 0.68, w * 0.2, w * 0.2], { color: '#d9a441' })],
    [ellipse(plane, [-w * 0.12, height * 0.56, w * 0.46, h * 0.5], { color: tone(0.1), opacity: 0.85 }), ellipse(plane, [w * 0.14, height * 0.42, w * 0.5, h * 0.4], { color: '#b5573c', opacity: 0.7 }), rectangle(plane, [0, height * 0.24, w * 0.8, 0.6], { color: '#3a332c' })],
  ]
  return [
    { ...box({ size: [width - bar, height - bar, 1.4], at: [0, bar / 2, 0], surface: surfaceOf({ material: 'paper', color: '#f7f3ea' }), radius: 0.2 }), decals: [rectangle(plane, [0, height / 2, w, h], { color: '#ece2d0' }), ...(arts[named(['landscape', 'mountains', 'abstract'])] ?? [])] },
    ...[-1, 1].map((side) => box({ size: [bar, height, 3], at: [side * (width / 2 - bar / 2), 0, 0.4], surface: primary })),
    ...[0, height - bar].map((y) => box({ size: [width, bar, 3], at: [0, y, 0.4], surface: primary })),
  ]
}

const plantPot: KindBuilder = ({ width, height, primary, style, secondary }) => {
  const potHeight = Math.min(height * 0.4, width)
  const stand = style(2) === 1 ? potHeight * 0.3 : 0
  const lift = (solids: readonly Solid[]) => solids.map((solid) => ({ ...solid }))
  const body = lift(pot({ radius: width * 0.36, height: potHeight, surface: primary, style: style(3) }))
  const feet = stand ? [tube({ closed: true, path: slots(0, 2 * Math.PI, 8).map((a) => [Math.cos(a) * width * 0.37, potHeight * 0.55, Math.sin(a) * width * 0.37] as const), radius: 0.7, surface: secondary })] : []
  return [...body, ...feet, ...plant({ at: [0, potHeight * 0.9, 0], height: Math.max(height - potHeight, width * 0.7), spread: width * 0.6, leaves: style(2) === 0 ? 9 : 16, seed: style(97) + 3, broad: style(2) === 0 })]
}

const candle: KindBuilder = ({ width, height, primary, secondary, named }) => {
  const flame = ([x, y, z]: readonly [number, number, number], k: number) => [
    tube({ path: [[x, y - 0.4, z], [x, y + 1.1 * k, z]], radius: 0.14, surface: surfaceOf({ material: 'paper', color: '#3a2c22' }), shadowless: true }),
    lathe({ profile: [[0, 0], [0.75 * k, 0.9 * k], [0.5 * k, 2 * k], [0, 3.8 * k]], smooth: true, at: [x, y + 0.6 * k, z], surface: glowing(surfaceOf({ material: 'wax', color: '#ffc65a' }), 1.35), shadowless: true }),
  ]
  const r = width / 2
  if (named(['wide', 'pillar']) === 0) {
    return [
      cylinder({ radius: r, height: height * 0.9, bevel: 0.4, surface: primary }),
      lathe({ profile: [[r * 1.01, height * 0.25], [r * 1.01, height * 0.62]], surface: surfaceOf({ material: 'paper', color: '#f3ecdf' }), shadowless: true }),
      lathe({ profile: [[r, height * 0.9], [r, height], [r * 0.93, height], [r * 0.93, height * 0.9]], surface: toned(secondary, 0.1) }),
      ...flame([0, height * 0.92, 0], r * 0.3),
    ]
  }
  return [[-0.9, 1, 0.2], [0.9, 0.72, -0.3], [0.2, 0.5, 1.1]].flatMap(([x = 0, k = 1, z = 0]) => [
    cylinder({ radius: r * 0.62, height: height * k, bevel: 0.3, at: [x * r, 0, z * r], surface: k === 0.72 ? toned(primary, -0.12) : primary }),
    ...flame([x * r, height * k, z * r], r * 0.3),
  ])
}

export const DECOR = { rug, mirror, vase, clock, cushion, curtain, pictureFrame, plantPot, candle } as const
