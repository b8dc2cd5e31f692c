import * as v from 'valibot'

const Values = v.optional(v.nullable(v.union([v.string(), v.number(), v.array(v.union([v.string(), v.number()]))])))

const Product = v.object({
  sku: v.string(),
  name: v.string(),
  marca: v.string(),
  category_ids: v.array(v.number()),
  stock: v.object({ is_in_stock: v.boolean() }),
  color: Values,
  color_options: Values,
  size: Values,
  size_options: Values,
  material: Values,
  material_options: Values,
  seats: Values,
  seats_options: Values,
})

/** Fields of a product document that `wares` reads. */
export const WARE_FIELDS = [...Object.keys(Product.entries), 'stock.is_in_stock'].join()

/** Products as the platform's search answers them, with what judgements look at. */
export function wares(hits: readonly unknown[]) {
  return hits.map((hit) => {
    const product = v.parse(Product, hit)
    return {
      sku: product.sku,
      name: product.name,
      brand: product.marca,
      isInStock: product.stock.is_in_stock,
      categories: new Set(product.category_ids),
      colors: numbers(product.color, product.color_options),
      sizes: numbers(product.size, product.size_options),
      materials: numbers(product.material, product.material_options),
      seats: numbers(product.seats, product.seats_options),
    }
  })
}

function numbers(...values: readonly v.InferOutput<typeof Values>[]): ReadonlySet<number> {
  return new Set(values.flatMap((value) => value ?? []).map(Number))
}
