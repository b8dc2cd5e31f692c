import type { SeedSeries } from '../series/series.ts'
import type { StoreDefinition } from '../stores.ts'

/** Pages of series of the test catalogue: one in all stores, one in the main store alone. */
export function testSeries({ code, language }: StoreDefinition): SeedSeries[] {
  const content = {
    title: 'Serie Oslo',
    summary: 'Sofás que combinan.',
    text: '<p>Todo combina.</p>',
    image: '/scenes/living-room.jpg',
    image_alt: 'Una sala',
  }
  const updatedAt = new Date('2026-09-01T00:00:00Z')
  const oslo = { slug: language === 'es-MX' ? 'oslo' : `oslo-${code}`, value: '801', content, updatedAt }
  return code === 'hogar' ? [oslo, { slug: 'siena', value: '807', content: { ...content, title: 'Serie Siena' }, updatedAt }] : [oslo] // prettier-ignore
}
