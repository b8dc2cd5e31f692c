import { Type } from 'typebox'

/** Store of a call, beside the header `x-vs-store-code`. */
const StoreCode = Type.Optional(Type.String({ maxLength: 40 }))
export const StoreQuery = Type.Object({ storeCode: StoreCode })
export const StoreBody = Type.Object({ storeCode: StoreCode })

export const ProductField = Type.Union([Type.Literal('MENUDEO'), Type.Literal('CREDILANA'), Type.Literal('PERSONAL')], {
  description: 'goods on credit, cash on the same credit, or the personal loan',
})
export const FrequencyField = Type.Union(
  [Type.Literal('SEMANAL'), Type.Literal('QUINCENAL'), Type.Literal('MENSUAL')],
  { description: 'rhythm of the payments' },
)
export const CustomerField = Type.Union([Type.Literal('NUEVO'), Type.Literal('CASA')], {
  description: 'without an account of credit (the default), or with one',
})
export const MonthsField = Type.Integer({ minimum: 1, maximum: 120, description: 'term in months' })
export const MonthsOrAllField = Type.Union([Type.Integer({ minimum: 1, maximum: 120 }), Type.Null()], {
  description: 'term in months, 12 by default; null for every term',
})
