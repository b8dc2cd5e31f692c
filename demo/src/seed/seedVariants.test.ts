import { describe, expect, test } from 'vitest'
import { seededStore } from './testing/seededStore.ts'

type Child = Record<string, unknown> & { sku: string; dimensions?: Record<string, number>; final_price: number }

describe.each(['hogar', 'viu', 'mavi', 'de', 'it'] as const)('variants of %s', (code) => {
  const { products, listed } = seededStore(code)
  const own = new Map(products.map((product) => [product.sku, product as unknown as Child]))
  const parents = listed.filter(({ type_id: type }) => type === 'configurable') as unknown as (Child & {
    description: string
    configurable_children: Child[]
  })[]

  test('a short form with its parent says what the variant’s own document says', () => {
    let told = 0
    for (const parent of parents) {
      for (const child of parent.configurable_children) {
        const document = own.get(child.sku)!
        const whole: Record<string, unknown> = { ...parent, ...child }
        const names = ['weight', 'dimensions', 'seats', 'screen_inches', 'price_twelve', 'price_eighteen', 'credit_fee']
        for (const name of [...names, 'credit_price_pago_puntual', 'omni_tag_1_text', 'omni_tag_2_text']) {
          expect(whole[name] ?? null, `${child.sku} ${name}`).toEqual(document[name] ?? null)
          told += Number(child[name] !== undefined)
        }
        expect(child.special_from_date, child.sku).toBe(document.special_from_date)
      }
    }
    expect(told).toBeGreaterThan(100)
  })

  test('no text measures what comes in several sizes', () => {
    for (const parent of parents) {
      const widths = new Set(
        parent.configurable_children.map((child) => (child.dimensions ?? parent.dimensions)?.width),
      )
      if (widths.size > 1) expect(parent.description, parent.sku).not.toMatch(/ cm (de ancho|breit|di larghezza)/)
    }
  })

  test('every variant has four pictures of its own colour and size', () => {
    for (const { configurable_children: children } of parents) {
      for (const { media_gallery: gallery, image } of children) {
        const paths = (gallery as { image: string }[]).map((item) => item.image)
        expect([paths[0], new Set(paths).size]).toEqual([image, 4])
      }
    }
  })
})

test('a bed is as wide as its size', () => {
  const bed = seededStore('hogar').listed.find(({ sku }) => sku === 'CAMA-AURORA') as unknown as {
    dimensions: { width: number }
    configurable_children: Child[]
  }
  const widthOf = (size: string) =>
    bed.configurable_children
      .filter((child) => child.size === size)
      .map((child) => (child.dimensions ?? bed.dimensions).width)
  expect(new Set(widthOf('172'))).toEqual(new Set([145]))
  expect(new Set(widthOf('174'))).toEqual(new Set([210]))
})

test.each(['hogar', 'viu', 'de'] as const)('one product of %s has every variant sold out', (code) => {
  const soldOut = seededStore(code).listed.filter(({ configurable_children: children }) =>
    children?.every((child) => !(child as unknown as { stock: { is_in_stock: boolean } }).stock.is_in_stock),
  )
  expect(soldOut.map(({ sku, type_id: type }) => [sku, type])).toEqual([['CABECERA-CEDRO', 'configurable']])
})
