import type { ProductList, SeedLanding, SeedPromotion } from '@hogar/platform/promotions/promotion.ts'
import { SCENES_FOLDER } from '@hogar/platform/pictures/pictureSource.ts'
import { ROOM_SCENES } from '../../pictures/scenes/roomScenes.ts'
import { ROOT_CATEGORY_ID } from '../categories/categoryTree.ts'
import { coverOf } from '../documents/categoryDocuments.ts'
import { WRITTEN_AT } from '../documents/cmsPageDocuments.ts'
import { picturePath } from '../documents/products/mediaGallery.ts'
import { productStock } from '../documents/products/stockFields.ts'
import type { StoreView } from '../documents/storeView.ts'
import { customOptions } from '../options/customOptions.ts'
import { commonPromotions } from './commonPromotions.ts'
import { landings } from './landings.ts'
import { mexicanPromotions } from './mexicanPromotions.ts'
import type { PlannedLanding } from './plannedLanding.ts'
import type { PlannedList, PlannedPicture, PlannedPromotion } from './plannedPromotion.ts'

const MS_PER_HOUR = 3_600_000
const MS_PER_DAY = 24 * MS_PER_HOUR
/** Hour in UTC of a midnight in Mexico, and of one in Europe in summer. */
const MIDNIGHT_UTC_HOUR = { MX: 6, DE: -2, IT: -2 } as const

const paragraph = (words: string) => `<p>${words}</p>`
const isIn = ({ store }: StoreView, { countries }: Pick<PlannedPromotion, 'countries'>) =>
  countries === undefined || countries.includes(store.country)

/** The promotions of a store whose categories it sells, with dates around the day of the view. */
export function promotionsOf(view: StoreView): SeedPromotion[] {
  return [...commonPromotions, ...mexicanPromotions].flatMap((planned) => {
    const list = listOf(planned.list, view)
    const department = view.categories.get(planned.department)
    if (!isIn(view, planned) || list === null || department === undefined) return []
    const { language } = view
    const [first, last] = planned.days
    return [
      {
        id: planned.id,
        slug: planned.slug[language],
        department: planned.department,
        startsAt: midnight(view, first),
        // The last second of its last day, in the store's zone.
        endsAt: new Date(midnight(view, last + 1).getTime() - 1_000),
        content: {
          title: planned.title[language],
          summary: planned.summary[language],
          text: planned.text.map((words) => paragraph(words[language])).join(''),
          terms: paragraph(planned.terms[language]),
          ...pictureOf(planned.picture, view),
          department_name: department.name,
          sku: featuredSku(planned, view),
          list,
          coupon: planned.coupon ?? null,
        },
      },
    ]
  })
}

/** The landing pages of a store, with the blocks that it can fill. */
export function landingsOf(view: StoreView): SeedLanding[] {
  const { language } = view
  return landings
    .filter((planned) => isIn(view, planned))
    .map((planned) => ({
      slug: planned.slug[language],
      updatedAt: new Date(`${WRITTEN_AT.replace(' ', 'T')}Z`),
      content: {
        title: planned.title[language],
        heading: planned.heading[language],
        intro: paragraph(planned.intro[language]),
        ...pictureOf(planned.picture, view),
        blocks: planned.blocks.flatMap((block) => blockOf(block, view)),
        meta_description: planned.description[language],
      },
    }))
}

function midnight({ today, store }: StoreView, days: number): Date {
  return new Date(today.getTime() + days * MS_PER_DAY + MIDNIGHT_UTC_HOUR[store.country] * MS_PER_HOUR)
}

/** Null for a category that the store does not have. */
function listOf({ category, filters = [], sort }: PlannedList, view: StoreView): ProductList | null {
  const id = category === 'all' ? ROOT_CATEGORY_ID : view.categories.get(category)?.placed.id
  return id === undefined ? null : { category_id: id, filters, sort: sort ?? null }
}

function featuredSku({ featured = [] }: PlannedPromotion, { products }: StoreView): string | null {
  // Only products without variants carry custom options.
  const hasItsOptions = ({ family, type }: StoreView['products'][number]) =>
    customOptions[family.code] === undefined || type === 'simple'
  const offered = products.filter((product) => hasItsOptions(product) && productStock(product).isInStock)
  const [found] = featured.flatMap((code) => offered.find(({ family }) => family.code === code) ?? [])
  return found?.sku ?? null
}

function pictureOf({ of, alt }: PlannedPicture, { categories, language }: StoreView) {
  const scene = ROOM_SCENES.find((name) => name === of)
  const category = categories.get(of)
  const image =
    scene === undefined && category !== undefined
      ? picturePath(coverOf(category.example), 'room')
      : `${SCENES_FOLDER}${scene ?? 'living-room'}.jpg`
  return { image, image_alt: alt[language] }
}

function blockOf(block: PlannedLanding['blocks'][number], view: StoreView): SeedLanding['content']['blocks'] {
  const { language, categories } = view
  if (block.kind === 'text') {
    return [{ kind: 'text', title: block.title?.[language] ?? null, html: paragraph(block.body[language]) }]
  }
  const title = block.title[language]
  if (block.kind === 'products') {
    const list = listOf(block.list, view)
    return list === null ? [] : [{ kind: 'products', title, limit: block.limit, ...list }]
  }
  const links = block.categories.flatMap((code) => {
    const category = categories.get(code)
    return category ? [{ label: category.name, path: `/${category.urlPath}` }] : []
  })
  return [{ kind: 'links', title, links }]
}
