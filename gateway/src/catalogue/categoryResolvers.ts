import type {
  CategoryBy,
  CategoryProductsArgs,
  CategoryResolvers,
  QueryResolvers,
} from '../__generated__/resolverTypes.ts'
import { sanitizeHtml } from '../content/sanitizeHtml.ts'
import { keysOfGlobalId, toGlobalId } from '../graph/globalId.ts'
import { isGiven } from '../graph/isGiven.ts'
import { withFields } from '../graph/withFields.ts'
import { readProductPage } from '../search/productPage.ts'
import { oneOf } from './catalogueClient.ts'
import { categoryLink } from './categoryLink.ts'
import { type CategoryNode, type CategoryTree, categoryIdsBelow, categoryTrail } from './categoryTree.ts'
import { pictureMedia } from './productMedia.ts'
import { SHOWN } from './productQueries.ts'

export const categoryQueries = {
  category: async (_root, { by }, context) => {
    const keys = !isGiven(by.id) ? [] : keysOfGlobalId(by.id, 'Category', context.store.code)
    return keys && findCategory(await context.loaders.categoryTree(), { ...by, number: keys[0] })
  },
} satisfies Pick<QueryResolvers, 'category'>

export const categoryResolvers = {
  id: ({ storeCode, id }) => toGlobalId('Category', storeCode, String(id)),
  link: (category) => categoryLink(category),
  description: ({ descriptionHtml }) => (descriptionHtml && sanitizeHtml(descriptionHtml)) || null,
  image: ({ image, name }) => (image === null ? null : pictureMedia(image, name)),
  breadcrumbs: (category) => [...categoryTrail(category)],
  products: withFields((category: CategoryNode, page: Partial<CategoryProductsArgs>, { context, fields }) => {
    const scope = [SHOWN, oneOf('category_ids', categoryIdsBelow(category))]
    return readProductPage(context, { page, scope, fields })
  }),
} satisfies CategoryResolvers

type CategoryName = Omit<CategoryBy, 'id'> & Readonly<{ number: string | undefined }>

function findCategory(tree: CategoryTree, { number, slug, urlKey, urlPath }: CategoryName): CategoryNode | null {
  if (number !== undefined) return tree.byId.get(Number(number)) ?? null
  if (isGiven(slug)) return tree.bySlug.get(slug) ?? null
  if (isGiven(urlKey)) return tree.byUrlKey.get(urlKey) ?? null
  return (isGiven(urlPath) && tree.byUrlPath.get(urlPath)) || null
}
