import type { IllustrationKind, IllustrationSpec } from '../../pictures/illustrationSpec.ts'
import type { Family, Form, Measures, SizeChoice } from '../families/family.ts'
import { LAST_PIECES_PERCENT, SOLD_OUT_PERCENT, SOLD_OUT_PRODUCT } from '../limits.ts'
import { colors } from '../options/colors.ts'
import type { ColorCode } from '../options/colors.ts'
import { materials } from '../options/materials.ts'
import type { MaterialCode } from '../options/materials.ts'
import { sizes } from '../options/sizes.ts'
import { at, chance, hashText, pickSome, wholeBetween } from '../random.ts'
import { slug } from '@hogar/platform/routing/slug.ts'
import type { PlannedVariant } from './plannedProduct.ts'
import { roundPesos } from './roundPrice.ts'

/** Hides come in few colours. */
const LEATHER_COLORS: readonly ColorCode[] = ['camel', 'brown', 'charcoal', 'cream']
const STYLES_PER_KIND = 6
const ALIKE: readonly IllustrationKind[] = ['mattress', 'crib', 'rug']

/** Properties that the variants of one product share. */
export type VariantFrame = Readonly<{
  family: Family
  form: Form
  model: string
  sku: string
  firstId: number
  isSimple: boolean
}>

type Choice = Readonly<{ color: ColorCode; material: MaterialCode; size: SizeChoice | null }>

function chosenMaterials({ family, sku, isSimple }: VariantFrame): readonly MaterialCode[] {
  if (isSimple || !family.vary?.includes('material')) return pickSome(family.materials, 1, `${sku} material`)
  // Leather is a product of its own: its price and colours do not mix with fabrics.
  return pickSome(
    family.materials.filter((code) => code !== 'leather'),
    3,
    `${sku} material`,
  )
}

function chosenColors({ family, sku, isSimple }: VariantFrame, material: MaterialCode): readonly ColorCode[] {
  if (family.colors === undefined) return [materials[material].color]
  const palette = material === 'leather' ? LEATHER_COLORS : family.colors
  // Sizes multiply the children of a product, so that those with sizes come in fewer colours.
  const most = family.vary?.includes('size') ? 2 : 3
  const count = isSimple || !family.vary?.includes('color') ? 1 : most + (hashText(sku) % 2)
  return pickSome(palette, count, `${sku} color`)
}

function chosenSizes({ family, isSimple }: VariantFrame): readonly (SizeChoice | null)[] {
  if (isSimple || family.sizes === undefined || !family.vary?.includes('size')) return [null]
  return family.sizes
}

function choices(frame: VariantFrame): Choice[] {
  const sizesOf = chosenSizes(frame)
  return chosenMaterials(frame).flatMap((material) =>
    chosenColors(frame, material).flatMap((color) => sizesOf.map((size) => ({ color, material, size }))),
  )
}

/** Pieces on the shelf: a believable spread with a few sold out and a few nearly so. */
export function stockOf(sku: string): number {
  const draw = chance(`${sku} stock`) * 100
  if (draw < SOLD_OUT_PERCENT) return 0
  if (draw < SOLD_OUT_PERCENT + LAST_PIECES_PERCENT) return wholeBetween(`${sku} last`, 1, 3)
  return wholeBetween(`${sku} pieces`, 4, 60)
}

function variantSku(frame: VariantFrame, choice: Choice): string {
  const { vary } = frame.family
  const parts = [
    ...(vary?.includes('color') ? [colors[choice.color].id] : []),
    ...(vary?.includes('material') ? [materials[choice.material].id] : []),
    ...(choice.size === null ? [] : [sizes[choice.size.size].id]),
  ]
  return `${frame.sku}-${parts.join('-')}`
}

function pictureFolder(frame: VariantFrame, { color, material, size }: Choice): string {
  const product = slug(`${frame.family.code} ${frame.model}`)
  const look = [colors[color].label.es, materials[material].label.es]
  if (size?.measures !== undefined) look.push(sizes[size.size].label.es)
  return `/${product.charAt(0)}/${product}/${slug(look.join(' '))}`
}

/** The number that picks legs, arms and the like: the form's own look where it has one, else the model's. */
function drawingStyle({ family, form, model }: VariantFrame): number {
  // These models have the same shape, size and colour: they differ in their style only.
  if (ALIKE.includes(form.kind ?? family.kind)) return family.models.indexOf(model)
  const own = hashText(`${family.code} ${model}`) % STYLES_PER_KIND
  if (form.look === undefined) return own
  const [style, count] = form.look
  return style + count * own
}

function illustration(frame: VariantFrame, choice: Choice, measures: Measures): IllustrationSpec {
  const { family, form, model } = frame
  const [width, height, depth] = measures
  const seats = { ...form.facts, ...choice.size?.facts }.seats
  const secondary = family.secondary === undefined ? undefined : at(family.secondary, hashText(model))
  return {
    kind: form.kind ?? family.kind,
    variant: drawingStyle(frame),
    primary: { material: materials[choice.material].drawnAs, color: colors[choice.color].hex },
    ...(secondary && {
      secondary: { material: materials[secondary].drawnAs, color: colors[materials[secondary].color].hex },
    }),
    dimensions: { width, height, depth },
    ...(seats !== undefined && { seats }),
    ...(form.features && { features: form.features }),
  }
}

/**
 * A size's own measures with what sets the form apart from that size as it is drawn: drawers make a bed higher, a
 * topper a mattress thicker. The width is the size's alone, since it often names it.
 */
function measuresOf({ family, form }: VariantFrame, size: SizeChoice | null): Measures {
  if (size?.measures === undefined) return form.measures
  const own = family.sizes?.flatMap(({ measures }) => (measures === undefined ? [] : [measures])) ?? []
  const base = own.find(([formWidth]) => formWidth === form.measures[0]) ?? own[0] ?? size.measures
  const [width, height, depth, weight] = size.measures
  const plus = (value: number, formed: number, plain: number) => Math.round((value + formed - plain) * 100) / 100
  return [
    width,
    plus(height, form.measures[1], base[1]),
    plus(depth, form.measures[2], base[2]),
    plus(weight, form.measures[3], base[3]),
  ]
}

function planVariant(frame: VariantFrame, choice: Choice, id: number): PlannedVariant {
  const { family, form, isSimple } = frame
  const { color, material, size } = choice
  const sku = isSimple ? frame.sku : variantSku(frame, choice)
  const measures = measuresOf(frame, size)
  const modelFactor = 0.88 + chance(`${frame.sku} price`) * 0.3
  return {
    id,
    sku,
    color,
    material,
    size: size?.size ?? null,
    pesos: roundPesos(form.price * modelFactor * materials[material].priceFactor * (size?.priceFactor ?? 1)),
    measures,
    facts: { ...form.facts, ...size?.facts },
    stock: family.virtual || frame.sku === SOLD_OUT_PRODUCT ? 0 : stockOf(sku),
    pictureFolder: pictureFolder(frame, choice),
    illustration: illustration(frame, choice, measures),
  }
}

/**
 * The buyable variants of one product: one with the product's own id and SKU when it is simple, else every combination.
 */
export function planVariants(frame: VariantFrame): PlannedVariant[] {
  const firstChildId = frame.isSimple ? frame.firstId : frame.firstId + 1
  return choices(frame).map((choice, index) => planVariant(frame, choice, firstChildId + index))
}
