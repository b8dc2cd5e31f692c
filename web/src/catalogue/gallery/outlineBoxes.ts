import type { ProductOutline } from '../../__generated__/MeasurementDrawing_dimensions.graphql.ts'

export type Size = Readonly<{ width: number; height: number; depth: number }>

/** Box of a drawing: its place from the left, the floor and the front, and its size, all as shares of the whole. */
export type Part = Readonly<{
  x: readonly [from: number, to: number]
  y: readonly [from: number, to: number]
  z: readonly [from: number, to: number]
}>

const part = (x: Part['x'], y: Part['y'], z: Part['z'] = [0, 1]): Part => ({ x, y, z })
const WHOLE: Part['x'] = [0, 1]

/** Thickness of boards, legs and arms in centimetres, at any size of the product. */
const LEG_CM = 6
const BOARD_CM = 4
const ARM_CM = 18

/** Returns a length as a share of a side, at most `most` of it. */
const share = (centimetres: number, side: number, most = 0.3) => Math.min(centimetres / side, most)

/** Returns four legs from the floor to `top`, those at the back first. */
function legs({ width, depth }: Size, top: number): Part[] {
  const [x, z] = [share(LEG_CM, width, 0.12), share(LEG_CM, depth, 0.12)]
  const corners = [1 - z, 0].flatMap((front) => [0, 1 - x].map((left) => [left, front] as const))
  return corners.map(([left, front]) => part([left, left + x], [0, top], [front, front + z]))
}

/** Returns `columns` times `rows` equal fronts between two heights, in front of the body. */
function fronts(columns: number, rows: number, [bottom, top]: Part['y']): Part[] {
  const [width, height] = [1 / columns, (top - bottom) / rows]
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return part([column * width, (column + 1) * width], [bottom + row * height, bottom + (row + 1) * height], [0, 0])
  })
}

function sofa(size: Size): Part[] {
  const [arm, seat] = [share(ARM_CM, size.width, 0.2), 0.5]
  const seats = Math.max(1, Math.round((size.width * (1 - 2 * arm)) / 65))
  const wide = (1 - 2 * arm) / seats
  return [
    ...legs(size, 0.1),
    part([arm, 1 - arm], [0.1, 1], [0.75, 1]),
    part([0, arm], [0.1, 0.7]),
    part([arm, 1 - arm], [0.1, seat * 0.7], [0, 0.75]),
    ...Array.from({ length: seats }, (_, index) =>
      part([arm + index * wide, arm + (index + 1) * wide], [seat * 0.7, seat], [0, 0.75]),
    ),
    part([1 - arm, 1], [0.1, 0.7]),
  ]
}

function shelf({ height }: Size): Part[] {
  const board = share(BOARD_CM, height, 0.05)
  const levels = Math.max(2, Math.round(height / 40))
  const boards = Array.from({ length: levels + 1 }, (_, index) => (index * (1 - board)) / levels)
  return [
    part(WHOLE, WHOLE, [1, 1]),
    part([0, 0.03], WHOLE),
    ...boards.map((y) => part([0.03, 0.97], [y, y + board])),
    part([0.97, 1], WHOLE),
  ]
}

const SHAPES: Readonly<Record<Exclude<ProductOutline, '%future added value'>, (size: Size) => Part[]>> = {
  BOX: () => [part(WHOLE, WHOLE)],
  SOFA: sofa,
  CORNER_SOFA: (size) => [
    ...legs(size, 0.1),
    part(WHOLE, [0.1, 1], [0.85, 1]),
    part([0, 0.08], [0.1, 0.75], [0.4, 0.85]),
    part([0.08, 0.65], [0.1, 0.5], [0.4, 0.85]),
    part([0.65, 1], [0.1, 0.5], [0, 0.85]),
  ],
  CHAIR: (size) => [
    ...legs(size, 0.48),
    part(WHOLE, [0.48, 0.54]),
    part(WHOLE, [0.54, 1], [1 - share(BOARD_CM, size.depth, 0.1), 1]),
  ],
  STOOL: (size) => [...legs(size, 0.8), part(WHOLE, [0.8, 1])],
  TABLE: (size) => {
    const top = 1 - share(BOARD_CM, size.height, 0.12)
    return [...legs(size, top), part(WHOLE, [top, 1])]
  },
  BED: ({ height, depth }) => {
    const [lying, head] = [Math.min(55 / height, 0.6), 1 - share(8, depth, 0.1)]
    return [
      part(WHOLE, WHOLE, [head, 1]),
      part(WHOLE, [0, lying * 0.6], [0, head]),
      part([0.02, 0.98], [lying * 0.6, lying], [0.01, head]),
      part([0.08, 0.46], [lying, lying * 1.15], [head - 0.22, head - 0.03]),
      part([0.54, 0.92], [lying, lying * 1.15], [head - 0.22, head - 0.03]),
    ]
  },
  MATTRESS: () => [part(WHOLE, [0, 0.5]), part(WHOLE, [0.5, 1])],
  WARDROBE: ({ width }) => [part(WHOLE, WHOLE), ...fronts(Math.max(2, Math.round(width / 50)), 1, [0.03, 0.97])],
  DRESSER: (size) => {
    const foot = share(2 * LEG_CM, size.height, 0.15)
    const columns = Math.max(1, Math.round(size.width / 70))
    const rows = Math.max(1, Math.min(6, Math.round((size.height * (1 - foot)) / 22)))
    return [...legs(size, foot), part(WHOLE, [foot, 1]), ...fronts(columns, rows, [foot, 1])]
  },
  SHELF: shelf,
  SCREEN: () => [
    part([0.18, 0.24], [0, 0.08]),
    part([0.76, 0.82], [0, 0.08]),
    part(WHOLE, [0.08, 1], [0.42, 0.58]),
    part([0.02, 0.98], [0.12, 0.97], [0.42, 0.42]),
  ],
  LAMP: () => [
    part([0.2, 0.8], [0, 0.03], [0.2, 0.8]),
    part([0.47, 0.53], [0.03, 0.75], [0.47, 0.53]),
    part(WHOLE, [0.75, 1]),
  ],
  HANGING_LAMP: () => [part([0.49, 0.51], [0.35, 1], [0.49, 0.51]), part(WHOLE, [0, 0.35])],
  PANEL: () => [part(WHOLE, WHOLE)],
  APPLIANCE: ({ height, width }) => [
    part(WHOLE, WHOLE),
    ...(height > width * 1.6
      ? [part([0, 1], [0.03, 0.62], [0, 0]), part([0, 1], [0.62, 1], [0, 0])]
      : [part([0.08, 0.92], [0.1, 0.78], [0, 0]), part([0, 1], [0.86, 1], [0, 0])]),
  ],
}

/** Returns the boxes that a product of this shape is drawn of, the farthest from the viewer first. */
export function outlineBoxes(outline: ProductOutline, size: Size): readonly Part[] {
  // A newer gateway may return outlines that this page does not know.
  const shape = Object.hasOwn(SHAPES, outline) && outline !== '%future added value' ? SHAPES[outline] : SHAPES.BOX
  return shape(size)
}
