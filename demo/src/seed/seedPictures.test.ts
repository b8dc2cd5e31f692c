import { expect, test } from 'vitest'
import { blueprintOf } from '../pictures/kinds/blueprint.ts'
import { drawPicture } from '../pictures/drawPicture.ts'
import { planCatalogue } from './plan/planCatalogue.ts'

const COARSE = 10
const { products, sets } = planCatalogue()

test.each(['colchon', 'colchon-espuma', 'cuna', 'tapete'])('no two names of %s are the same picture', (code) => {
  const family = products.filter((product) => product.family.code === code)
  const drawn = family.map(
    ({ sku, variants: [first] }) => [sku, drawPicture(first.illustration, 'three-quarter', COARSE)] as const,
  )
  const byPicture = Map.groupBy(drawn, ([, svg]) => svg)
  expect(drawn.length).toBeGreaterThan(3)
  expect([...byPicture.values()].filter((same) => same.length > 1).map((same) => same.map(([sku]) => sku))).toEqual([])
})

test('a larger size is drawn as its own picture, from every side', () => {
  const sofa = products.find(({ sku }) => sku === 'SOFA-SIENA')!
  const [small, large] = ['seats2', 'seats3'].map((size) => sofa.variants.find((variant) => variant.size === size)!)
  expect(small!.pictureFolder).not.toBe(large!.pictureFolder)
  for (const view of ['three-quarter', 'front', 'detail', 'room'] as const) {
    expect(drawPicture(small!.illustration, view, COARSE)).not.toBe(drawPicture(large!.illustration, view, COARSE))
  }
})

test('a set shows the chairs that it lists', () => {
  const seated = sets.filter(({ parts }) =>
    parts.some(({ selections: [{ product }] }) => product.family.code.startsWith('silla')),
  )
  expect(seated.length).toBeGreaterThan(5)
  for (const { sku, illustration, parts } of seated) {
    const chairs = parts.find(({ selections: [{ product }] }) => product.family.code.startsWith('silla'))!
    const listed = chairs.selections[0].variant.illustration
    expect(illustration.chair, sku).toEqual(listed)
    expect(blueprintOf(illustration).chair?.primary, sku).toEqual(blueprintOf(listed).primary)
  }
})

test('a rug fills the most of its picture', () => {
  const rug = products.find(({ family }) => family.code === 'tapete')!.variants[0].illustration
  const body = drawPicture(rug, 'three-quarter', COARSE).split('<g transform="scale(.1)">').at(-1)!
  const ys = [...body.matchAll(/[ML](-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, , y]) => Number(y) / 10)
  expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(600)
})
