import type { CmsPageResolvers, QueryResolvers } from '../__generated__/resolverTypes.ts'
import { toGlobalId } from '../graph/globalId.ts'
import { readCmsPage } from './contentClient.ts'
import { sanitizeHtml } from './sanitizeHtml.ts'

export const contentQueries = {
  cmsPage: async (_root, { identifier }, context) => {
    const page = await readCmsPage(context, identifier)
    if (page === null) context.log.info({ requestId: context.requestId }, 'CMS query returned empty result')
    return page
  },
} satisfies Pick<QueryResolvers, 'cmsPage'>

export const cmsPageResolvers = {
  id: ({ storeCode, identifier }) => toGlobalId('CmsPage', storeCode, identifier),
  content: ({ contentHtml }) => sanitizeHtml(contentHtml),
  alternates: ({ identifier }, _arguments, { loaders }) => loaders.alternates.ofCmsPage(identifier),
} satisfies CmsPageResolvers
