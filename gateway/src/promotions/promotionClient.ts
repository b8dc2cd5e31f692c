import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { PromotionDepartment } from '../__generated__/schemaTypes.ts'
import type { PlatformScope } from '../app/requestScope.ts'
import { isGone, noneIfMissing } from '../errors/isUpstreamError.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { type ConnectionArguments, listName, type PageWindow, pageRequest, tailWindow } from '../graph/connection.ts'
import { instant } from '../parse/instant.ts'
import { type Source, readCount, readSource, readSources, readText } from '../parse/readValue.ts'
import { decodePromotion } from './decodePromotion.ts'
import { DEPARTMENTS_MAX, PROMOTIONS_OFFSET_MAX, SLUG_CHARACTERS_MAX } from './limits.ts'
import type { PromotionConnectionMapper, PromotionMapper } from './mappers.ts'

/** Reads a promotion by its name; null if the store has none that is shown, and if the platform has no promotions. */
export async function readPromotion(scope: PlatformScope, slug: string): Promise<PromotionMapper | null> {
  // No name holds a control character, and a database refuses to look for one.
  if (slug.length > SLUG_CHARACTERS_MAX || slug.trim() === '' || /\p{Cc}/u.test(slug)) return null
  const { store, upstream } = scope
  try {
    const result = await upstream.call('promotion', { body: { slug, storeCode: store.code } })
    const [document, sku] = Array.isArray(result) ? result : []
    const source = { ...readSource(document), sku: readText(sku) }
    const decoded = decodePromotion(source, { store, now: new Date() })
    if (decoded === null) throw invalid('promotion', 'the promotion has no name or no title')
    return decoded.isShown ? decoded.promotion : null
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

export type PromotionList = Readonly<{
  store: StoreDefinition
  department: string | null
  page: ConnectionArguments
}>

/** Reads a page of the running promotions of a store; empty if the platform has no promotions. */
export async function readPromotions(
  scope: PlatformScope,
  { store, department, page }: PromotionList,
): Promise<PromotionConnectionMapper> {
  const asked = pageRequest(page, listName('promotions', store.code, department))
  const read = (offset: number, size: number) =>
    readCurrent(scope, { store, department, list: asked.list, offset, size })
  const window = asked.kind === 'tail' ? tailWindow(asked, (await read(0, 1)).totalCount) : asked
  // The platform lists no further, and an empty page still needs the total.
  const isPast = window.offset > PROMOTIONS_OFFSET_MAX || window.size === 0
  const found = await (isPast ? read(0, 1) : read(window.offset, window.size))
  return { ...found, items: isPast ? [] : found.items, offset: window.offset }
}

type Window = Pick<PromotionList, 'store' | 'department'> & PageWindow

/** Reads a window of the list; again if the cached reply is from before a promotion began or ended. */
async function readCurrent(scope: PlatformScope, window: Window): Promise<PromotionConnectionMapper> {
  const now = new Date()
  const found = await readWindow(scope, window, { now, changedAt: null })
  const isOutdated = found.nextChangeAt !== null && Date.parse(found.nextChangeAt) <= now.getTime()
  return isOutdated ? readWindow(scope, window, { now, changedAt: found.nextChangeAt }) : found
}

async function readWindow(
  { upstream }: PlatformScope,
  { store, department, list, offset, size }: Window,
  { now, changedAt }: Readonly<{ now: Date; changedAt: string | null }>,
): Promise<PromotionConnectionMapper> {
  const body = { storeCode: store.code, ...(department === null ? {} : { department }), from: offset, size }
  // The time of the change is part of the cache's key; the platform ignores it.
  const query = changedAt === null ? {} : { changedAt }
  const result = readSource(await noneIfMissing(upstream.call('promotionList', { body, query }), EMPTY))
  if (!Array.isArray(result['items'])) throw invalid('promotionList', 'the result has no items')
  const items = readSources(result['items'], size).flatMap((source) => {
    const decoded = decodePromotion(source, { store, now })
    return decoded !== null && decoded.isShown && !decoded.promotion.isOver ? [decoded.promotion] : []
  })
  return {
    list,
    items,
    offset,
    totalCount: readCount(result['total']) ?? items.length,
    departments: readSources(result['departments'], DEPARTMENTS_MAX).flatMap(decodeDepartment),
    nextChangeAt: instant(readText(result['next_change'])),
  }
}

const EMPTY = { items: [], total: 0 }

function decodeDepartment(source: Source): PromotionDepartment[] {
  const [code, name] = [readText(source['code']), readText(source['name'])]
  const count = readCount(source['count'])
  return code === null || name === null || count === null ? [] : [{ code, name, count }]
}

function invalid(endpoint: 'promotion' | 'promotionList', detail: string): UpstreamFailure {
  return new UpstreamFailure({ kind: 'invalid', endpoint, detail })
}
