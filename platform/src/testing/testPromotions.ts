import type { SeedLanding, SeedPromotion } from '../promotions/promotion.ts'
import type { StoreDefinition } from '../stores.ts'

const MS_PER_DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * MS_PER_DAY)

const content = (title: string, sku: string | null): SeedPromotion['content'] => ({
  title,
  summary: 'Solo estos días',
  text: '<p>Todo lo de la sala.</p>',
  terms: '<p>Hasta agotar existencias.</p>',
  image: '/scenes/living-room.jpg',
  image_alt: 'Una sala',
  department_name: 'Salas',
  sku,
  list: { category_id: 20, filters: [{ attribute: 'discount', range: '20-*' }], sort: 'discount' },
  coupon: null,
})

/** Promotions of the test catalogue: running, not begun, ended lately, ended long ago. */
export function testPromotions({ code, language }: StoreDefinition): SeedPromotion[] {
  const isSpanish = language === 'es-MX'
  const running = { id: 1, slug: isSpanish ? 'sala-nueva' : `sala-${code}`, department: 'living' }
  if (!isSpanish) return [{ ...running, startsAt: inDays(-2), endsAt: inDays(9), content: content('Sala', 'SOFA') }]
  return [
    { ...running, startsAt: inDays(-3), endsAt: inDays(5), content: content('Sala nueva', 'SOFA') },
    {
      id: 2,
      slug: 'luces',
      department: 'lighting',
      startsAt: inDays(-3),
      endsAt: inDays(7),
      content: { ...content('Luces', null), department_name: 'Iluminación' },
    },
    { id: 3, slug: 'pronto', department: 'living', startsAt: inDays(2), endsAt: inDays(9), content: content('Pronto', null) },
    { id: 4, slug: 'pasada', department: 'living', startsAt: inDays(-20), endsAt: inDays(-10), content: content('Pasada', 'SOFA') },
    { id: 5, slug: 'antigua', department: 'living', startsAt: inDays(-60), endsAt: inDays(-31), content: content('Antigua', null) },
  ] // prettier-ignore
}

/** Landing pages of the test catalogue. */
export function testLandings(): SeedLanding[] {
  return [
    {
      slug: 'menos-de-1000',
      updatedAt: new Date('2026-01-02T03:04:05Z'),
      content: {
        title: 'Menos de 1,000',
        heading: 'Todo por menos de 1,000 pesos',
        intro: '<p>Detalles que cambian un cuarto.</p>',
        image: '/scenes/bedroom.jpg',
        image_alt: 'Una recámara',
        blocks: [
          { kind: 'text', title: null, html: '<p>Elige.</p>' },
          { kind: 'products', title: 'Luz', limit: 8, category_id: 30, filters: [], sort: null },
          { kind: 'links', title: 'Más', links: [{ label: 'Salas', path: '/salas' }] },
        ],
        meta_description: 'Ideas por menos de 1,000 pesos.',
      },
    },
  ]
}
