import type { CmsBlockResolvers, CmsPageResolvers, QueryResolvers } from '../__generated__/resolverTypes.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { toGlobalId } from '../graph/globalId.ts'
import { isGiven } from '../graph/isGiven.ts'
import { onceOf } from '../graph/onceOf.ts'
import { listCmsBlocks, readCmsBlock, readNamedBlocks } from './blockClient.ts'
import { readNamedCmsPage } from './contentClient.ts'
import { CMS_BLOCKS_DEFAULT, CMS_BLOCK_NAMES_MAX, CMS_DOCUMENTS_MAX } from './limits.ts'
import type { CmsPageMapper } from './mappers.ts'
import { outlineOf } from './outline.ts'
import { sanitizeHtml } from '../parse/sanitizeHtml.ts'

/** One outline for all fields of a page that are made of its content. */
const outline = onceOf(({ contentHtml }: CmsPageMapper) => outlineOf(contentHtml))

const NOTHING_FOUND = 'CMS query returned empty result'

export const contentQueries = {
  cmsPage: async (_root, { identifier }, context) => {
    const page = await readNamedCmsPage(context, identifier)
    if (page === null) context.log.info({ requestId: context.requestId }, NOTHING_FOUND)
    return page
  },
  cmsBlock: async (_root, { identifier }, context) => {
    const block = await readCmsBlock(context, identifier)
    if (block === null) context.log.info({ requestId: context.requestId }, NOTHING_FOUND)
    return block
  },
  cmsBlocks: async (_root, { identifiers, first }, context) => {
    const count = first ?? CMS_BLOCKS_DEFAULT
    if (count < 1 || count > CMS_DOCUMENTS_MAX)
      throw new GatewayError('BAD_USER_INPUT', `\`first\` must be from 1 to ${CMS_DOCUMENTS_MAX}.`)
    if (isGiven(identifiers) && identifiers.length > CMS_BLOCK_NAMES_MAX)
      throw new GatewayError('BAD_USER_INPUT', `At most ${CMS_BLOCK_NAMES_MAX} identifiers.`)
    const blocks = await (isGiven(identifiers) ? readNamedBlocks(context, identifiers) : listCmsBlocks(context))
    return blocks.slice(0, count)
  },
} satisfies Pick<QueryResolvers, 'cmsPage' | 'cmsBlock' | 'cmsBlocks'>

export const cmsPageResolvers = {
  id: ({ storeCode, identifier }) => toGlobalId('CmsPage', storeCode, identifier),
  content: (page) => outline(page).html,
  headings: (page) => outline(page).headings,
  questions: (page) =>
    outline(page).questions.map(({ anchor, text, answerHtml }) => ({ anchor, question: text, answer: answerHtml })),
  alternates: (page, _arguments, { loaders }) => loaders.alternates.ofCmsPage(page),
} satisfies CmsPageResolvers

export const cmsBlockResolvers = {
  id: ({ storeCode, identifier }) => toGlobalId('CmsBlock', storeCode, identifier),
  content: ({ contentHtml }) => sanitizeHtml(contentHtml),
} satisfies CmsBlockResolvers
