import { graphql, useFragment } from 'react-relay/hooks'
import type { BranchesJsonLd_branches$key } from '../../__generated__/BranchesJsonLd_branches.graphql'
import { useOrigin } from '../../routing/OriginContext.tsx'
import { JsonLd } from '../../routing/document/JsonLd.tsx'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { useStorePath } from '../../routing/useStorePath.ts'
import { branchJsonLd } from './branchJsonLd.ts'
import { scheduleOf } from './scheduleOf.ts'

type Props = Readonly<{
  branches: BranchesJsonLd_branches$key
  /** Path of the page inside the store. */
  path: string
}>

/** Structured data of the branches of a page. */
export function BranchesJsonLd({ branches: key, path }: Props) {
  const branches = useFragment(
    graphql`
      fragment BranchesJsonLd_branches on Branch @relay(plural: true) {
        code
        name
        street
        postcode
        city
        phone {
          dialled
        }
        location {
          latitude
          longitude
        }
        ...scheduleOf_branch
      }
    `,
    key,
  )
  const { countryCode } = useStoreDefinition()
  const origin = useOrigin()
  const page = `${origin}${useStorePath()(path)}`
  if (!import.meta.env.SSR) return <JsonLd data={[]} />
  const data = branches.map((branch) => {
    const { code, name, street, postcode, city, phone, location } = branch
    return branchJsonLd({
      url: `${page}#${code}`,
      name,
      telephone: phone?.dialled,
      address: { street, postcode, city, countryCode },
      location: location && { latitude: location.latitude, longitude: location.longitude },
      opening: scheduleOf(branch)?.opening ?? [],
    })
  })
  return <JsonLd data={data} />
}
