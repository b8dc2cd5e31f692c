import { type CategoryCode, categoryTree } from '@hogar/demo/seed/categories/categoryTree.ts'
import { type ColorCode, colors } from '@hogar/demo/seed/options/colors.ts'
import { type MaterialCode, materials } from '@hogar/demo/seed/options/materials.ts'
import { type SizeCode, sizes } from '@hogar/demo/seed/options/sizes.ts'
import { wares } from './wares.ts'

/** The products that a shopper has in mind: all that is said has to hold, one value of each list is enough. */
type Wanted = Readonly<{
  /** Categories by their codes, departments too. */
  in?: readonly CategoryCode[]
  brand?: string
  color?: readonly ColorCode[]
  size?: readonly SizeCode[]
  material?: readonly MaterialCode[]
  seats?: number
  name?: RegExp
  sku?: string
}>

/** A query, and which products are its best, good and fair answers: worth 3, 2 and 1. */
export type Judgement = readonly [query: string, best: Wanted, good?: Wanted | undefined, fair?: Wanted | undefined]

/** A product of the catalogue, as far as judgements look at it. */
export type Ware = ReturnType<typeof wares>[number]

/** How good an answer a product is, 0 to 3. One that is sold out is one grade worse. */
export function gradeOf([, ...levels]: Judgement, ware: Ware): number {
  const level = levels.findIndex((wanted) => wanted !== undefined && meets(ware, wanted))
  if (level === -1) return 0
  return Math.max(0, 3 - level - (ware.isInStock ? 0 : 1))
}

function meets(ware: Ware, wanted: Wanted): boolean {
  const { in: categories, brand, color, size, material, seats, name, sku } = wanted
  return (
    hasOne(categories, (code) => ware.categories.has(categoryTree.get(code)?.id ?? 0)) &&
    hasOne(color, (code) => ware.colors.has(colors[code].id)) &&
    hasOne(size, (code) => ware.sizes.has(sizes[code].id)) &&
    hasOne(material, (code) => ware.materials.has(materials[code].id)) &&
    (seats === undefined || ware.seats.has(seats)) &&
    (brand === undefined || ware.brand === brand) &&
    (name === undefined || name.test(ware.name)) &&
    (sku === undefined || ware.sku === sku)
  )
}

function hasOne<Code>(codes: readonly Code[] | undefined, has: (code: Code) => boolean): boolean {
  return codes === undefined || codes.some(has)
}

const SEEN = 10

/** nDCG of the first ten: 1 for the best order that the catalogue allows, 0 for nothing of use. */
export function ndcg(judgement: Judgement, found: readonly Ware[], all: readonly Ware[]): number {
  const grade = (ware: Ware) => gradeOf(judgement, ware)
  const best = gain(all.map(grade).toSorted((one, two) => two - one))
  if (best === 0) throw new Error(`no product answers "${judgement[0]}"`)
  return gain(found.map(grade)) / best
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, SEEN).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
}
