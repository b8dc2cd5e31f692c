import type { Source } from '../../parse/readValue.ts'

/** Long field names by the short ones of the compact response format. */
const LONG_NAMES: Readonly<Record<string, string>> = {
  u: 'url_key',
  s: 'status',
  nm: 'name',
  tci: 'tax_class_id',
  desc: 'description',
  fp: 'final_price',
  p: 'price',
  sp: 'special_price',
  op: 'original_price',
  ofp: 'original_final_price',
  osp: 'original_special_price',
  mp: 'minimal_price',
  mrp: 'minimal_regular_price',
  pt: 'price_tax',
  spt: 'special_price_tax',
  opt: 'original_price_tax',
  fpt: 'final_price_tax',
  pit: 'price_incl_tax',
  spit: 'special_price_incl_tax',
  opit: 'original_price_incl_tax',
  fpit: 'final_price_incl_tax',
  i: 'image',
  si: 'small_image',
  t: 'thumbnail',
  ho: 'has_options',
  ro: 'required_options',
}

/** Returns a document with the long name of each field, for both response formats of the platform. */
export function expandCompactKeys(source: Source): Source {
  if (source.nm === undefined && source.p === undefined && source.s === undefined && source.fp === undefined)
    return source
  return Object.fromEntries(Object.entries(source).map(([name, value]) => [LONG_NAMES[name] ?? name, value]))
}
