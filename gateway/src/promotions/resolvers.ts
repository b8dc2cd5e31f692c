import { storeByCode } from '@hogar/schema/stores.ts'
import type {
  LandingProductsResolvers,
  LandingResolvers,
  LandingTextResolvers,
  PromotionConnectionResolvers,
  PromotionResolvers,
  QueryResolvers,
} from '../__generated__/resolverTypes.ts'
import type { LandingProductsProductsArgs, PromotionProductsArgs } from '../__generated__/schemaTypes.ts'
import { readShownProduct } from '../catalogue/products/productQueries.ts'
import { withFields } from '../catalogue/products/withFields.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { pageResolvers } from '../graph/connection.ts'
import { toGlobalId } from '../graph/globalId.ts'
import { isGiven } from '../graph/isGiven.ts'
import { sanitizeHtml } from '../parse/sanitizeHtml.ts'
import { promotionPath } from './decodePromotion.ts'
import { readLanding } from './landingClient.ts'
import { DEPARTMENT_CHARACTERS_MAX, LANDING_PRODUCTS_DEFAULT, LANDING_PRODUCTS_MAX } from './limits.ts'
import { chosenPath, readChosen } from './listChosen.ts'
import type { LandingProductsMapper, PromotionMapper } from './mappers.ts'
import { readPromotion, readPromotions } from './promotionClient.ts'

export const promotionQueries = {
  promotion: (_root, { slug }, context) => readPromotion(context, slug),
  promotions: (_root, { department, store: code, ...page }, context) => {
    const store = isGiven(code) ? storeByCode(code) : context.store
    if (!store) throw new GatewayError('BAD_USER_INPUT', 'There is no store with this code.')
    if (isGiven(department) && (department === '' || department.length > DEPARTMENT_CHARACTERS_MAX)) {
      const expected = `\`department\` must have 1 to ${DEPARTMENT_CHARACTERS_MAX} characters.`
      throw new GatewayError('BAD_USER_INPUT', expected)
    }
    return readPromotions(context, { store, department: department ?? null, page })
  },
  landing: (_root, { slug }, context) => readLanding(context, slug),
} satisfies Pick<QueryResolvers, 'promotion' | 'promotions' | 'landing'>

export const promotionResolvers = {
  id: ({ storeCode, slug }) => toGlobalId('Promotion', storeCode, slug),
  path: ({ slug }) => promotionPath(slug),
  text: ({ textHtml }) => (textHtml && sanitizeHtml(textHtml)) || null,
  terms: ({ termsHtml }) => (termsHtml && sanitizeHtml(termsHtml)) || null,
  product: withFields(({ sku, storeCode }: PromotionMapper, _arguments: unknown, { context, fields }) =>
    sku === null || storeCode !== context.store.code ? null : readShownProduct(context, sku, fields),
  ),
  hasProducts: ({ list }) => list !== null,
  products: withFields(({ list, slug: name, storeCode }: PromotionMapper, page: Partial<PromotionProductsArgs>, call) =>
    storeCode === call.context.store.code ? readChosen({ list, name, page, endpoint: 'promotion' }, call) : null,
  ),
} satisfies PromotionResolvers

export const promotionConnectionResolvers = pageResolvers satisfies PromotionConnectionResolvers

export const landingResolvers = {
  id: ({ storeCode, slug }) => toGlobalId('Landing', storeCode, slug),
  intro: ({ introHtml }) => (introHtml && sanitizeHtml(introHtml)) || null,
} satisfies LandingResolvers

export const landingTextResolvers = {
  content: ({ contentHtml }) => sanitizeHtml(contentHtml),
} satisfies LandingTextResolvers

export const landingProductsResolvers = {
  path: async ({ list }, _arguments, { loaders }) => {
    if (list === null || list === 'invalid') return null
    const { byId, root } = await loaders.categoryTree()
    const category = list.categoryId === null ? root : byId.get(list.categoryId)
    return category ? chosenPath(list, category.urlPath) : null
  },
  products: withFields(
    ({ list, limit, title }: LandingProductsMapper, { first }: Partial<LandingProductsProductsArgs>, call) => {
      const wanted = first ?? LANDING_PRODUCTS_DEFAULT
      if (wanted < 1 || wanted > LANDING_PRODUCTS_MAX)
        throw new GatewayError('BAD_USER_INPUT', `\`first\` must be from 1 to ${LANDING_PRODUCTS_MAX}.`)
      return readChosen(
        { list, name: title ?? '', page: { first: Math.min(wanted, limit) }, endpoint: 'landing' },
        call,
      )
    },
  ),
} satisfies LandingProductsResolvers
