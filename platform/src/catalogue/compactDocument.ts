import { fieldListOf } from '../parse/fields.ts'
import type { Fields } from '../parse/fields.ts'

const SHORT_NAMES: Readonly<Record<string, string>> = {
  minimal_price: 'mp', has_options: 'ho', url_key: 'u', status: 's', required_options: 'ro', name: 'nm',
  tax_class_id: 'tci', description: 'desc', minimal_regular_price: 'mrp', final_price: 'fp', price: 'p',
  special_price: 'sp', original_final_price: 'ofp', original_price: 'op', original_special_price: 'osp',
  final_price_incl_tax: 'fpit', original_price_incl_tax: 'opit', price_incl_tax: 'pit', special_price_incl_tax: 'spit',
  price_tax: 'pt', special_price_tax: 'spt', original_price_tax: 'opt', final_price_tax: 'fpt', image: 'i',
  small_image: 'si', thumbnail: 't',
} // prettier-ignore

/** A child says these only where it differs from its parent. */
const INHERITED: readonly string[] = [
  'max_regular_price', 'max_price', 'minimal_regular_price', 'final_price', 'price', 'special_price',
  'original_final_price', 'original_price', 'original_special_price', 'final_price_incl_tax', 'price_incl_tax',
  'special_price_incl_tax', 'final_price_tax', 'price_tax', 'special_price_tax', 'image', 'small_image', 'thumbnail',
] // prettier-ignore

/** A product document in the compact form: short key names, children without the fields equal to their parent's. */
export function compactDocument(source: Fields): Fields {
  const compact = shorten(source)
  if (!Array.isArray(source.configurable_children)) return compact
  const children = fieldListOf(source.configurable_children).map((child) =>
    shorten(
      Object.fromEntries(
        Object.entries(child).filter(([key, value]) => !INHERITED.includes(key) || value !== source[key]),
      ),
    ),
  )
  return { ...compact, configurable_children: children }
}

function shorten(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [SHORT_NAMES[key] ?? key, value]))
}
