import type { Fields } from '../parse/fields.ts'

export const IMPORTED_ENTITIES = [
  'product',
  'category',
  'attribute',
  'taxrule',
  'cms_page',
  'cms_block',
  'review',
] as const
export type ImportedEntity = (typeof IMPORTED_ENTITIES)[number]

/** Returns the kind of document of a record: by its label, else by its shape, else by its file's name; or null. */
export function entityOf(record: Readonly<{ label: string; source: Fields; file: string }>): ImportedEntity | null {
  return entityInName(record.label) ?? entityByShape(record.source) ?? entityInName(record.file)
}

/** `_type` says it, or the end of the index name (`shop_catalog_product_1580000000`), or a file name. */
function entityInName(name: string): ImportedEntity | null {
  const words = name.toLowerCase()
  return IMPORTED_ENTITIES.find((entity) => new RegExp(`(^|[^a-z])${entity}(s|es)?([^a-z]|$)`).test(words)) ?? null
}

function entityByShape(source: Fields): ImportedEntity | null {
  const has = (...keys: string[]) => keys.every((key) => key in source)
  if (has('sku') && (has('price') || has('type_id') || has('attribute_set_id'))) return 'product'
  if (has('attribute_code')) return 'attribute'
  if (has('rates') || has('product_tax_class_ids')) return 'taxrule'
  if (has('detail', 'nickname')) return 'review'
  if (has('identifier', 'content')) return source.type === 'cms_block' ? 'cms_block' : 'cms_page'
  if (has('parent_id', 'name') || has('children_data', 'name')) return 'category'
  return null
}
