import { samplePath } from '@hogar/platform/catalogue/samples/samplePath.ts'
import { text } from '@hogar/platform/language.ts'
import type { PlannedProduct } from '../../plan/plannedProduct.ts'
import { slug } from '@hogar/platform/routing/slug.ts'
import { payable, shelfPrice, withoutTax } from './priceFields.ts'
import type { StoreView } from '../storeView.ts'

const LINKS_TITLE = text('Descargas', 'Downloads', 'Download')
const SAMPLES_TITLE = text('Muestras', 'Muster', 'Anteprime')
const WHOLE = text('Plano completo (PDF)', 'Kompletter Plan (PDF)', 'Progetto completo (PDF)')
const EXCERPT = text('Primera página', 'Erste Seite', 'Prima pagina')
const DOWNLOADS_MAX = 5

/**
 * Returns the fields that only a downloadable product has: the file that is bought, and a page of it as a free sample.
 */
export function downloadFields(product: PlannedProduct, view: StoreView): Record<string, unknown> {
  const file = slug(product.sku)
  const price = withoutTax(payable(shelfPrice(product.variants[0].pesos, product.discount, view)), view)
  const link = {
    id: product.id * 10 + 1,
    product_id: product.id,
    title: WHOLE[view.language],
    sort_order: 1,
    is_shareable: 0,
    price,
    number_of_downloads: DOWNLOADS_MAX,
    link_type: 'file',
    link_file: `/p/l/${file}.pdf`,
    link_url: null,
    sample_type: null,
    sample_file: null,
    sample_url: null,
  }
  const sample = {
    id: product.id * 10 + 2,
    product_id: product.id,
    title: EXCERPT[view.language],
    sort_order: 1,
    sample_type: 'url',
    sample_file: null,
    sample_url: samplePath(view.store, product.sku),
  }
  return {
    links_title: LINKS_TITLE[view.language],
    // Sold with its file: there is nothing to choose.
    links_purchased_separately: '0',
    links_exist: '1',
    samples_title: SAMPLES_TITLE[view.language],
    extension_attributes: { downloadable_product_links: [link], downloadable_product_samples: [sample] },
  }
}
