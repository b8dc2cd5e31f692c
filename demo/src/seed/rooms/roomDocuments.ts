import type { SeedPicture } from '@hogar/platform/database/seedSource.ts'
import { ROOMS_FOLDER } from '@hogar/platform/pictures/pictureSource.ts'
import type { SeedRoom } from '@hogar/platform/rooms/room.ts'
import { ARRANGEMENT_VIEW } from '../../pictures/drawing.ts'
import { WRITTEN_AT } from '../documents/cmsPageDocuments.ts'
import type { StoreView } from '../documents/storeView.ts'
import { rooms } from '../options/rooms.ts'
import type { CataloguePlan } from '../plan/planCatalogue.ts'
import { arrangeRoom } from './arrangeRoom.ts'
import type { PlannedRoom } from './plannedRoom.ts'
import { plannedRooms } from './plannedRooms.ts'

const picturePathOf = ({ code }: PlannedRoom) => `${ROOMS_FOLDER}${code}.jpg`

/** The furnished rooms of a store: those of which it sells every product. */
export function roomsOf({ products, language }: StoreView): SeedRoom[] {
  const sold = new Set(products.map(({ sku }) => sku))
  return plannedRooms
    .filter(({ items }) => items.every(({ sku }) => sold.has(sku)))
    .map((planned) => ({
      id: planned.id,
      slug: planned.slug[language],
      kind: planned.kind,
      updatedAt: new Date(`${WRITTEN_AT.replace(' ', 'T')}Z`),
      content: {
        title: planned.title[language],
        summary: planned.summary[language],
        text: `<p>${planned.text[language]}</p>`,
        image: picturePathOf(planned),
        image_alt: planned.alt[language],
        kind_name: rooms[planned.kind].label[language],
      },
      points: arrangeRoom(planned, { products }).points.map(({ product, variant, units, x, y }) => ({
        sku: product.sku,
        child_sku: product.type === 'configurable' ? variant.sku : null,
        qty: units,
        x,
        y,
      })),
    }))
}

/** The pictures of the furnished rooms, drawn of the products in them. */
export function roomPictures(plan: CataloguePlan): SeedPicture[] {
  return plannedRooms.map((planned) => ({
    path: picturePathOf(planned),
    spec: arrangeRoom(planned, plan).arrangement,
    view: ARRANGEMENT_VIEW,
  }))
}
