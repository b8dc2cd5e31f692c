import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededStore } from '../testing/seededStore.ts'
import { idOrder } from './idOrder.ts'

const PAGE = 24
const { listed, sources } = seededStore('hogar')

/** Family codes on a department's first page, as lists show it: the newest id first. */
function firstPage(department: string): string[] {
  const id = sources('category').find((category) => category.level === 2 && category.name === department)?.id
  const own = listed.filter((product) => product.category_ids.includes(Number(id)))
  const names = own.toSorted((one, other) => other.id - one.id).slice(0, PAGE)
  return names.map((product) => product.image.split('/')[2]?.split('-')[0] ?? '')
}

test.each([
  ['Salas', 'sofa'],
  ['Comedor', 'comedor'],
  ['Recámara', 'cama'],
  ['Colchones y blancos', 'colchon'],
  ['Jardín y terraza', 'sala'],
  ['Electrónica', 'pantalla'],
  ['Línea blanca', 'refrigerador'],
  ['Motos y bicicletas', 'moto'],
])('%s opens with what it is known for, and a mix of the rest', (department, known) => {
  const page = firstPage(department)
  expect(page[0]).toBe(known)
  const counts = [...Map.groupBy(page, (code) => code).values()].map((same) => same.length)
  expect(page.filter((code) => code === known).length).toBeGreaterThan(3)
  expect(counts.length).toBeGreaterThan(3)
})

test('every place of every range comes once', () => {
  const categories = ['straightSofas', 'beds', 'armchairs', 'services'] as const
  const range = fc.record({ category: fc.constantFrom(...categories), count: fc.integer({ min: 1, max: 20 }) })
  fc.assert(
    fc.property(fc.array(range, { maxLength: 8 }), (drawn) => {
      const ranges = drawn.map((one, index) => ({ ...one, code: `range-${index}` }))
      const keys = idOrder(ranges).map(({ code, index }) => `${code} ${index}`)
      const all = ranges.flatMap(({ code, count }) => Array.from({ length: count }, (_, index) => `${code} ${index}`))
      expect(keys.toSorted()).toEqual(all.toSorted())
    }),
    { numRuns: 30 },
  )
})
