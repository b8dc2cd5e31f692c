import { useTransition } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useRefetchableFragment } from 'react-relay/hooks'
import type { BranchListRetryQuery } from '../../__generated__/BranchListRetryQuery.graphql'
import type { BranchList_query$key } from '../../__generated__/BranchList_query.graphql'
import { ErrorState } from '../../design/ErrorState.tsx'
import { BranchesFound } from './BranchesFound.tsx'

type BranchListProps = Readonly<{
  query: BranchList_query$key
  /** Path of the page inside the store. */
  path: string
  /** True to leave out pickup counters without a showroom. */
  shopsOnly: boolean
}>

/** Branches of the store, shops first. Offers a retry if they fail to load. */
export function BranchList({ query, path, shopsOnly }: BranchListProps) {
  const [{ store }, refetch] = useRefetchableFragment<BranchListRetryQuery, BranchList_query$key>(
    graphql`
      fragment BranchList_query on Query
      @refetchable(queryName: "BranchListRetryQuery")
      @argumentDefinitions(pickupOnly: { type: "Boolean!" }, openNow: { type: "Boolean!" }) {
        store {
          branches(pickupOnly: $pickupOnly) {
            kind
            ...BranchesFound_branches @arguments(openNow: $openNow)
          }
        }
      }
    `,
    query,
  )
  const { formatMessage } = useIntl()
  const [, startTransition] = useTransition()
  const { branches } = store
  if (!branches) {
    const retry = () => startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }))
    return <ErrorState title={formatMessage({ id: 'contact.branchesFailed' })} onRetry={retry} />
  }
  const shown = shopsOnly ? branches.filter(({ kind }) => kind === 'SHOP') : branches
  return <BranchesFound branches={shown} path={path} />
}
