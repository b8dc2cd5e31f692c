import type { ProductQuestion } from '../__generated__/schemaTypes.ts'
import type { Page } from '../graph/connection.ts'

/** A page of a product's answered questions. */
export type ProductQuestionConnectionMapper = Page<ProductQuestion>
