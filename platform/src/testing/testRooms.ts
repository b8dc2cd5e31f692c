import type { SeedRoom } from '../rooms/room.ts'
import type { StoreDefinition } from '../stores.ts'

/** Furnished rooms of the test catalogue: one in all stores. */
export function testRooms({ code, language }: StoreDefinition): SeedRoom[] {
  return [
    {
      id: 1,
      slug: language === 'es-MX' ? 'sala-gris' : `sala-${code}`,
      kind: 'living',
      content: {
        title: 'Sala gris',
        summary: 'Una sala tranquila.',
        text: '<p>Mide primero.</p>',
        image: '/scenes/living-room.jpg',
        image_alt: 'Una sala',
        kind_name: 'Sala',
      },
      points: [
        { sku: 'SOFA', child_sku: 'SOFA-GRIS', qty: 1, x: 40, y: 60 },
        { sku: 'LAMP', child_sku: null, qty: 2, x: 12.5, y: 30 },
      ],
      updatedAt: new Date('2026-09-01T00:00:00Z'),
    },
  ]
}
