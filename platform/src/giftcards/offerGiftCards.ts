import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { gatherStatistics } from '../catalogue/gatherStatistics.ts'
import { storeDocuments } from '../catalogue/storeDocuments.ts'
import type { Schema } from '../database/schema.ts'
import type { PictureSource } from '../pictures/pictureSource.ts'
import { storeStock } from '../stock/stockRepository.ts'
import { stores } from '../stores.ts'
import { GIFT_CARD_PRODUCT_ID, giftCardDocument } from './giftCardDocument.ts'
import { sellsGiftCards } from './giftCardOffer.ts'
import { GIFT_CARD_SKU } from './limits.ts'

/**
 * Writes the gift cards into the catalogue of each store that sells them, where they are missing or have changed.
 * Catalogues of seeds and imports do not contain them.
 */
export async function offerGiftCards(db: Kysely<Schema>, pictures: PictureSource | null): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const stored = await transaction
      .selectFrom('catalogue_document')
      .select(['index_name', 'source'])
      .where('entity', '=', 'product')
      .where('document_id', '=', GIFT_CARD_PRODUCT_ID)
      .execute()
    const known = new Map(stored.map(({ index_name: index, source }) => [index, source]))
    const changed = stores
      .filter(sellsGiftCards)
      .map((store) => ({ store, document: giftCardDocument(store, pictures?.standIn ?? null) }))
      .filter(({ store, document }) => !isDeepStrictEqual(known.get(store.index), document.source))
    for (const { store, document } of changed) await storeDocuments(transaction, store, [document])
    const stock = { sku: GIFT_CARD_SKU, product_id: GIFT_CARD_PRODUCT_ID, qty: 0, is_in_stock: true }
    await storeStock(transaction, [{ ...stock, manage_stock: false }], 'renumbered')
    if (changed.length > 0) await gatherStatistics(transaction)
  })
}
