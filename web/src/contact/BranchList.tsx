import { useTransition } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useRefetchableFragment } from 'react-relay/hooks'
import type { BranchListRetryQuery } from '../__generated__/BranchListRetryQuery.graphql'
import type { BranchList_query$key } from '../__generated__/BranchList_query.graphql'
import { ErrorState } from '../design/ErrorState.tsx'
import { BranchCard } from './BranchCard.tsx'
import styles from './Contact.module.css'

const KINDS = [
  { kind: 'SHOP', title: 'contact.shops' },
  { kind: 'PICKUP_POINT', title: 'contact.counters' },
] as const

type BranchListProps = Readonly<{
  query: BranchList_query$key
  /** True to leave out pickup counters without a showroom. */
  shopsOnly: boolean
}>

/** Branches of the store, shops first. Offers a retry if they fail to load. */
export function BranchList({ query, shopsOnly }: BranchListProps) {
  const [{ store }, refetch] = useRefetchableFragment<BranchListRetryQuery, BranchList_query$key>(
    graphql`
      fragment BranchList_query on Query
      @refetchable(queryName: "BranchListRetryQuery")
      @argumentDefinitions(pickupOnly: { type: "Boolean!" }) {
        store {
          branches(pickupOnly: $pickupOnly) {
            code
            kind
            ...BranchCard_branch
          }
        }
      }
    `,
    query,
  )
  const intl = useIntl()
  const [, startTransition] = useTransition()
  const { branches } = store
  if (!branches) {
    const retry = () => startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }))
    return <ErrorState title={intl.formatMessage({ id: 'contact.branchesFailed' })} onRetry={retry} />
  }
  const lists = KINDS.map(({ kind, title }) => ({ title, listed: branches.filter((branch) => branch.kind === kind) }))
    .slice(0, shopsOnly ? 1 : KINDS.length)
    .filter(({ listed }) => listed.length > 0)
  if (lists.length === 0) return <FormattedMessage id="contact.noBranches" tagName="p" />
  return lists.map(({ title, listed }) => (
    <section key={title} className={styles.section}>
      <h2 className={styles.title}>
        <FormattedMessage id={title} />
      </h2>
      <ul className={styles.cards}>
        {listed.map((branch) => (
          <BranchCard key={branch.code} branch={branch} />
        ))}
      </ul>
    </section>
  ))
}
