import type { ServiceKind } from '../../__generated__/schemaTypes.ts'
import type { VirtualProductResolvers } from '../../__generated__/resolverTypes.ts'
import { readIds, readText } from '../../parse/readValue.ts'
import { SERVICE_CATEGORIES_MAX } from '../limits.ts'

const KINDS: Readonly<Record<string, ServiceKind>> = {
  assembly: 'ASSEMBLY',
  installation: 'INSTALLATION',
  warranty: 'WARRANTY',
  removal: 'REMOVAL',
}

export const serviceResolvers = {
  service: async ({ values }, _arguments, { loaders }) => {
    const kind = readText(values.service_kind)
    if (kind === null) return null
    const ids = readIds(values.service_category_ids, SERVICE_CATEGORIES_MAX)
    const { byId } = ids.length > 0 ? await loaders.categoryTree() : { byId: new Map() }
    return { kind: KINDS[kind.toLowerCase()] ?? 'OTHER', categories: ids.flatMap((id) => byId.get(id) ?? []) }
  },
} satisfies Pick<VirtualProductResolvers, 'service'>
