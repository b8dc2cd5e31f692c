import { describe, expect, test } from 'vitest'
import { stores } from '@hogar/platform/stores.ts'
import { seedPromotionPages } from '../seedCatalogue.ts'
import { TEST_DAY, seededStore } from '../testing/seededStore.ts'

const DAY = TEST_DAY.getTime()

describe.each(stores)('promotions of $code', (store) => {
  const { promotions, landings } = seedPromotionPages(store, TEST_DAY)
  const { products, sources } = seededStore(store.code)
  const categories = new Set(sources('category').map(({ id }) => id))

  test('feature products and list categories that the store has', () => {
    const skus = new Set(products.map(({ sku }) => sku))
    for (const { slug, content } of promotions) {
      if (content.sku !== null) expect(skus, slug).toContain(content.sku)
      expect(categories, slug).toContain(content.list?.category_id)
    }
    const listed = landings.flatMap(({ content }) => content.blocks).filter((block) => block.kind === 'products')
    expect(listed.length).toBeGreaterThan(2)
    for (const { category_id: id } of listed) expect(categories).toContain(id)
  })

  test('are running in all stores, and in Mexico also begin and have ended', () => {
    const states = promotions.map(({ startsAt, endsAt }) =>
      startsAt.getTime() > DAY ? 'later' : endsAt.getTime() > DAY ? 'running' : 'over',
    )
    const running = states.filter((state) => state === 'running').length
    const others = states.filter((state) => state !== 'running')
    expect([running, others]).toEqual(store.country === 'MX' ? [6, ['later', 'over', 'over']] : [3, []])
  })
})

test('promotions of several stores share their number, each with a name in its language', () => {
  const slugs = stores.map((store) => seedPromotionPages(store, TEST_DAY).promotions.find(({ id }) => id === 1)?.slug)
  expect(slugs).toEqual(['semana-del-descanso', 'semana-del-descanso', 'semana-del-descanso', 'woche-des-schlafs', 'settimana-del-riposo']) // prettier-ignore
})
