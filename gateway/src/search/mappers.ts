import type { CategoryNode } from '../catalogue/categoryTree.ts'
import type { ProductDocument } from '../catalogue/productDocument.ts'

/** What the resolvers of `Suggestions` receive: the categories come from a call of their own. */
export type SuggestionsMapper = Readonly<{
  products: readonly ProductDocument[]
  totalCount: number
  categories: Promise<readonly CategoryNode[]>
}>
